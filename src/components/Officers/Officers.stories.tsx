import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Officers } from './Officers.tsx';

const officers = [
  {
    label: 'Grievance officer, for complaints',
    name: 'Leela Pillai',
    phone: '+914840000104',
    email: 'grievances@uppercrust.example',
  },
  {
    label: 'Compliance officer',
    name: 'Suresh Kurian',
    phone: '+914840000103',
    email: 'compliance@uppercrust.example',
  },
  {
    label: 'Principal officer',
    name: 'Anjali Nair',
    phone: '+914840000102',
    email: 'principal.officer@uppercrust.example',
  },
  {
    label: 'If this site is hard to use',
    name: 'Leela Pillai',
    phone: '+914840000104',
    email: 'accessibility@uppercrust.example',
  },
];

const meta = { title: 'Firm and contact/Officers', component: Officers } satisfies Meta<typeof Officers>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Invented examples are marked. */
export const Specimens: Story = {
  args: { officers: officers.map((officer) => ({ ...officer, isSpecimen: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Specimen')).toHaveLength(4);
    const [phone] = canvas.getAllByRole('link', { name: /484\s000\s0104/ });
    await expect(phone).toHaveAttribute('href', 'tel:+914840000104');
  },
};

export const Real: Story = { args: { officers: officers.map((officer) => ({ ...officer, isSpecimen: false })) } };
