import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MonthForm } from './MonthForm.tsx';

const meta = { component: MonthForm } satisfies Meta<typeof MonthForm>;
export default meta;

/** A month that is written in another way is not sent. */
export const OtherwiseWritten: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('textbox', { name: /^Month/ });
    await userEvent.type(month, 'October 2025');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would change' }));
    await expect(month).toBeInvalid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
