import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyContact } from './PrivacyContact.tsx';

const officer = { name: 'Suresh Kurian', email: 'privacy@uppercrust.example', phone: '+914840000103' };

const meta = { title: 'Firm and contact/PrivacyContact', component: PrivacyContact } satisfies Meta<
  typeof PrivacyContact
>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The person and the contact details are invented examples. */
export const Specimen: Story = {
  args: { officer, isSpecimen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /484\s000\s0103/ })).toHaveAttribute('href', 'tel:+914840000103');
    await expect(canvas.getByText('Specimen')).toBeVisible();
  },
};

export const Real: Story = { args: { officer, isSpecimen: false } };
