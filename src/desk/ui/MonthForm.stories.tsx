import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { MonthForm } from './MonthForm.tsx';

const meta = { title: 'Writers’ desk/MonthForm', component: MonthForm } satisfies Meta<typeof MonthForm>;
export default meta;

/** A month in another notation is not sent. */
export const OtherwiseWritten: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('textbox', { name: /^Month/ });
    await userEvent.type(month, 'October 2025');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would change' }));
    await expect(month).toBeInvalid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The reason is sent along with figures that correct published ones. */
export const Correction: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const sent = spyOn(window, 'fetch').mockResolvedValue(Response.json({ done: true, output: 'corrected' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Month/ }), '2025-09');
    // Scripts can only set the file of an input through such a list.
    const chosen = new DataTransfer();
    chosen.items.add(new File(['approach'], 'figures.csv'));
    canvas.getByLabelText<HTMLInputElement>('File of figures (CSV)').files = chosen.files;
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'A fee was left out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the figures' }));
    await expect(sent).toHaveBeenCalledWith(expect.stringContaining('reason=A+fee+was+left+out.'), expect.anything());
    await expect(await canvas.findByText('corrected')).toBeVisible();
  },
};
