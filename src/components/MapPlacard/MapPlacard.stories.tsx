import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MapPlacard } from './MapPlacard.tsx';
import { showMapOnRequest } from './show-map.ts';

const meta = {
  title: 'Firm and contact/MapPlacard',
  component: MapPlacard,
  args: {
    latitude: 9.9312,
    longitude: 76.2673,
    city: 'Kochi',
    // Stories must not contact the map’s provider.
    frameHref: 'about:blank',
  },
  decorators: (Story) => (
    <div className="max-w-xl">
      <Story />
    </div>
  ),
} satisfies Meta<typeof MapPlacard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a script it is only a picture, without a useless button. */
export const WithoutScript: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The office at 9\.9312° north, 76\.2673° east\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Its script shows the button; pressing it replaces the drawing with the map and focuses that. */
export const WithScript: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-map]');
    if (!button) throw new Error('The button that the script looks for is missing.');
    showMapOnRequest(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Show map' }));
    await expect(canvas.getByTitle('Map of the office in Kochi')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { ...WithoutScript, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
