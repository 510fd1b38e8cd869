import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MapPlacard } from './MapPlacard.tsx';

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
