import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailLink } from '../MailLink/MailLink.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Lists/FactList',
  component: FactList,
  args: {
    layout: 'below',
    facts: [
      { label: 'Email', value: <MailLink mailbox="contact@uppercrust.example" />, isSpecimen: true },
      { label: 'Hours', value: 'Monday to Friday, 9.30 am to 5.30 pm, Indian Standard Time' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Below: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('contact@uppercrust.example Specimen');
    await expect(canvas.getAllByText('Specimen')).toHaveLength(1);
  },
};

const isBeside = (label: HTMLElement, value: HTMLElement) =>
  label.getBoundingClientRect().right < value.getBoundingClientRect().left;

export const Beside: Story = {
  args: { layout: 'beside' },
  play: async ({ canvas }) => {
    await expect(isBeside(canvas.getByText('Hours'), canvas.getByText(/^Monday/))).toBe(true);
  },
};

/** Without room beside their labels, the values are below them. */
export const BesideOnAPhone: Story = {
  args: { layout: 'beside' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(isBeside(canvas.getByText('Hours'), canvas.getByText(/^Monday/))).toBe(false);
  },
};

export const CompactOnAPhone: Story = {
  args: { layout: 'compact' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(isBeside(canvas.getByText('Hours'), canvas.getByText(/^Monday/))).toBe(true);
  },
};

const figures = [
  { label: 'Papers', value: '3', href: '#papers' },
  { label: 'Working days', value: '3–8' },
  { label: 'Cost of joining', value: 'Nothing' },
];

export const Cells: Story = {
  args: { layout: 'cells', facts: figures },
  decorators: (Story) => (
    <>
      {Story()}
      <h2 id="papers">Papers</h2>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Papers' })).toHaveAttribute('href', '#papers');
  },
};

/** A single fact is a line. */
export const OneCell: Story = { args: { layout: 'cells', facts: figures.slice(1, 2) } };

export const Above: Story = { args: { layout: 'above', facts: figures.slice(1) } };
