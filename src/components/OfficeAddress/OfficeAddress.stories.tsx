import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfficeAddress } from './OfficeAddress.tsx';

const meta = {
  title: 'Firm and contact/OfficeAddress',
  component: OfficeAddress,
  args: {
    legalName: 'UpperCrust Specimen Portfolio Managers Private Limited',
    contact: {
      office: ['4th Floor, Specimen House', '12 Example Road, Ernakulam'],
      city: 'Kochi',
      state: 'Kerala',
      postalCode: '682000',
      phone: '+914840000100',
      mailbox: 'contact@uppercrust.example',
      hours: 'Monday to Friday, 9.30 am to 5.30 pm, Indian Standard Time (UTC +5:30)',
      map: { latitude: 9.9312, longitude: 76.2673 },
    },
    specimenFields: [],
  },
} satisfies Meta<typeof OfficeAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Real: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /484/ })).toHaveAttribute('href', 'tel:+914840000100');
    await expect(canvas.getByRole('link', { name: /^Directions to the office/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=9.9312,76.2673',
    );
    await expect(canvas.queryByText('Specimen')).toBeNull();
  },
};

/** Invented for now: each value is marked. */
export const Specimens: Story = {
  args: { specimenFields: ['firm.legalName', 'contact'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Specimen')).toHaveLength(5);
  },
};

/** Five lines and a long email address, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    contact: {
      ...meta.args.contact,
      office: [
        'Unit 4-B, Fourth Floor, North Wing',
        'Specimen House, behind the Example Convention Centre',
        'Subash Chandra Bose Road Extension',
        'Vyttila Junction, Ernakulam',
      ],
      city: 'Thiruvananthapuram',
      mailbox: 'customer.relations.and.grievances@portfoliomanagers.uppercrust.example',
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
