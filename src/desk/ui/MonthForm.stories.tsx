import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import findingList from './FindingList.stories.tsx';
import { MonthForm } from './MonthForm.tsx';

const meta = {
  title: 'Writers’ desk/MonthForm',
  component: MonthForm,
  args: { findings: [] },
} satisfies Meta<typeof MonthForm>;
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

/** The reason is sent along with figures that correct published ones, and the answer leads to what is to be read. */
export const Correction: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const sent = spyOn(window, 'fetch').mockResolvedValue(
      Response.json({ done: true, output: '  public/files/report-2025-09.pdf  was newly made' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Month/ }), '2025-09');
    // Scripts can only set the file of an input through such a list.
    const chosen = new DataTransfer();
    chosen.items.add(new File(['approach'], 'figures.csv'));
    canvas.getByLabelText<HTMLInputElement>('File of figures (CSV)').files = chosen.files;
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'A fee was left out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the figures' }));
    await expect(sent).toHaveBeenCalledWith(expect.stringContaining('reason=A+fee+was+left+out.'), expect.anything());
    const made = await canvas.findByRole('link', { name: /^public\/files\/report-2025-09\.pdf/ });
    await expect(made).toHaveAttribute('href', '/files/report-2025-09.pdf');
    await expect(canvas.getByRole('heading', { name: 'The figures are in the content' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hand the month over' })).toBeVisible();
  },
};

/** The checks would refuse the month because of other entries. */
export const WithFindings: StoryObj<typeof meta> = {
  args: { findings: findingList.args.findings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One finding stops the site from being built. No month can be added/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'fix it' })).toHaveAttribute('href', '#/findings');
  },
};
