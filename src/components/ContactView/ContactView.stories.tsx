import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, TextAreaField } from '../Field/Field.tsx';
import { MapPlacard } from '../MapPlacard/MapPlacard.tsx';
import { NoProvider } from '../NoProvider/NoProvider.tsx';
import noProvider from '../NoProvider/NoProvider.stories.tsx';
import { OfficeAddress } from '../OfficeAddress/OfficeAddress.tsx';
import address from '../OfficeAddress/OfficeAddress.stories.tsx';
import { ContactView } from './ContactView.tsx';

const meta = {
  title: 'Firm and contact/ContactView',
  component: ContactView,
  args: {
    mail: {
      heading: 'Mail Us',
      text: 'We need your name, your email address and your message. A telephone number helps if you would like us to call.',
    },
    office: {
      heading: 'Visit the office',
      text: 'Please call before you come, so that the right person is free.',
    },
    form: (
      <form className="grid gap-6">
        <Field id="from_name" name="from_name" label="Name" autoComplete="name" />
        <TextAreaField id="message" name="message" label="Message" />
      </form>
    ),
    address: <OfficeAddress {...address.args} />,
    map: <MapPlacard latitude={9.9312} longitude={76.2673} city="Kochi" frameHref="about:blank" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The form on the left, the office on the right. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('region', { name: 'Mail Us' }).getBoundingClientRect();
    const office = canvas.getByRole('region', { name: 'Visit the office' }).getBoundingClientRect();
    await expect(office.left).toBeGreaterThanOrEqual(mail.right);
  },
};

/** Without a form, the map fills the space below the sentence that replaces it. */
export const WithoutForm: Story = {
  args: {
    mail: { heading: 'Mail Us' },
    form: <NoProvider {...noProvider.args} />,
    hasForm: false,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const office = canvas.getByRole('region', { name: 'Visit the office' }).getBoundingClientRect();
    const map = canvas.getByRole('figure').getBoundingClientRect();
    await expect(map.right).toBeLessThan(office.left);
    await expect(map.bottom).toBeLessThan(office.bottom + 100);
  },
};

/** The form comes first. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('region', { name: 'Mail Us' }).getBoundingClientRect();
    const office = canvas.getByRole('region', { name: 'Visit the office' }).getBoundingClientRect();
    await expect(office.top).toBeGreaterThanOrEqual(mail.bottom);
  },
};
