import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { missionColumns } from '../../lib/approaches/drawn-facts.ts';
import { Mission } from './Mission.tsx';

const meta = { title: 'Charts and drawings/Mission', component: Mission } satisfies Meta<typeof Mission>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Emerging Moat: 500 rupee billionaires in 20 years. */
export const EmergingMoat: Story = {
  args: missionColumns({ rupeeBillionaires: 500, years: 20, overCagrPercent: 25 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('the arithmetic of the aim, not a forecast');
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(20);
  },
};

/** One of each uses the singular. */
export const OneYear: Story = { args: missionColumns({ rupeeBillionaires: 1, years: 1, overCagrPercent: 12 }) };
