import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fallChart } from '../../lib/returns/charts.ts';
import { workedMonths } from '../../lib/returns/worked-example.ts';
import { ChartFigure } from './ChartFigure.tsx';

const meta = {
  title: 'Charts and drawings/ChartFigure',
  component: ChartFigure,
  args: { chart: fallChart(workedMonths, 'BSE 500 TRI'), isSpecimen: false },
} satisfies Meta<typeof ChartFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

/** For a screen reader, its name and statement are one step; its figures are the next, and are its details. */
export const Falls: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'The fall from each peak' });
    await expect(figure).toHaveAccessibleDescription(
      /^From 30 September 2024 to 28 February 2025 the value fell by 21\.91%/,
    );
    const [details] = canvas.getAllByRole('group');
    await expect(figure).toHaveAttribute('aria-details', details?.id);
    await userEvent.click(canvas.getByText('The figures'));
    await expect(canvas.getByRole('row', { name: 'February 2025 −21.91 −18.55' })).toBeVisible();
  },
};

export const Specimen: Story = {
  args: { isSpecimen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName('The fall from each peak Specimen');
  },
};
