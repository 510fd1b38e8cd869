import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { feeExamples, planExamples, planNames } from '../../components/examples/fee-examples.ts';
import { FeeCalculator } from './FeeCalculator.tsx';

const spyOnAddress = () => spyOn(history, 'replaceState');

/** Receives what the calculator does to the URL; a new spy for each story. */
let changed: ReturnType<typeof spyOnAddress>;

const meta = {
  title: 'Islands/FeeCalculator',
  component: FeeCalculator,
  args: {
    initialInputs: feeExamples.simple,
    gstPercent: 18,
    plans: {
      names: planNames,
      presets: [
        ['20, -15, 12, 8, 15', 'An early loss'],
        ['30, 25, -10, 28, 20', 'Large gains, one loss'],
      ],
    },
    action: '/FeeCalculation',
  },
  beforeEach: () => {
    // The URL is Storybook's own here.
    changed = spyOnAddress();
    changed.mockReturnValue();
    return () => {
      changed.mockRestore();
    };
  },
} satisfies Meta<typeof FeeCalculator>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name });

async function type(canvas: Canvas, figures: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(figures)) {
    await userEvent.clear(field(canvas, name));
    await userEvent.type(field(canvas, name), text);
  }
}

const press = (canvas: Canvas, name = 'Calculate') => userEvent.click(canvas.getByRole('button', { name }));

/** Before the first Calculate. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See a worked example' })).toBeVisible();
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** An amount is shown in words while it is typed. */
export const AmountInWords: Story = {
  play: async ({ canvas }) => {
    const capital = field(canvas, /^Capital/);
    await expect(capital).toHaveAccessibleDescription('₹50,00,000: fifty lakh rupees');
    await userEvent.clear(capital);
    await userEvent.type(capital, '1.5 cr');
    await expect(capital).toHaveAccessibleDescription('₹1,50,00,000: one crore fifty lakh rupees');
  },
};

/** The digits of the largest amount are wider than the narrowest phone with large text. */
export const LargestAmount: Story = {
  tags: ['!autodocs'],
  args: { initialInputs: { ...feeExamples.simple, capital: 1e13 } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow' }, textSize: 'twice' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/: ten lakh crore rupees$/)).toBeVisible();
  },
};

/** The result is beside the form, and its inputs are in the URL. */
export const Simple: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(canvas.getByRole('region', { name: 'Your result' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('the fees come to ₹33,95,216, 67.9%');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(changed).toHaveBeenCalledWith(
      history.state,
      '',
      '?capital=5000000&management=2&hurdle=10&performance=20&years=5&broker=10000&mode=simple',
    );
  },
};

/** Screen readers announce the summary at every press, even if it is the same: its text is new to the page. */
export const Again: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    // Both presses are within a millisecond. Not a spy: it would ask for the time itself.
    const { now } = Date;
    const pressed = now();
    Date.now = () => pressed;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await press(canvas);
    const summary = canvas.getAllByRole('status')[0]?.firstElementChild;
    await press(canvas);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('the fees come to');
    await expect(summary?.isConnected).toBe(false);
  },
};

/** The other mode has its own fields, GST, and buttons for the returns that published illustrations use. */
export const Illustration: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Regulator-style illustration' }));
    await expect(canvas.queryByRole('textbox', { name: 'Brokerage, ₹ a year' })).toBeNull();
    await type(canvas, { 'Return of each year, %': '50, −20, 20' });
    const presets = within(canvas.getByRole('group', { name: 'Or with example returns' }));
    await expect(presets.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvas);
    await expect(canvas.getByRole('heading', { name: 'The working, line by line' })).toBeVisible();
    await expect(canvas.getByText('50, −20, 20%')).toBeVisible();
    await expect(canvas.getByText('18%')).toBeVisible();
  },
};

/** Three plans with the same capital and returns; none is highlighted. */
export const Plans: Story = {
  args: { initialInputs: planExamples.plans },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Brokerage, ₹ a year' })).toBeNull();
    const performance = within(canvas.getByRole('group', { name: 'Performance' }));
    await expect(performance.getByRole('textbox', { name: 'Hurdle rate, % a year' })).toHaveValue('8');
    await press(canvas);
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Where two plans cost the same' })).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(
      history.state,
      '',
      '?capital=10000000&years=5&other=0.5&brokerage=0.2&returns=20,-15,12,8,15&gst=0&management1=2&hurdle1=0&performance1=0&management2=0&hurdle2=8&performance2=20&management3=1&hurdle3=10&performance3=15&mode=plans',
    );
  },
};

/** A preset of returns, with GST, and a field whose text is not a number. */
export const PlansWithPreset: Story = {
  args: { initialInputs: planExamples.plans },
  play: async ({ canvas }) => {
    const both = within(canvas.getByRole('group', { name: 'Both' }));
    await userEvent.clear(both.getByRole('textbox', { name: 'Management fee, % a year' }));
    await userEvent.type(both.getByRole('textbox', { name: 'Management fee, % a year' }), 'one');
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvas, 'Large gains, one loss');
    await expect(field(canvas, /^Return/)).toHaveValue('30, 25, -10, 28, 20');
    await expect(canvas.getByText(/with GST of 18%/)).toBeVisible();
    await expect(canvas.getByText(/^Management fee \(Both\): not a number, counted as 0/)).toBeVisible();
  },
};

/** Without plans to compare, their mode is not offered. */
export const WithoutPlans: Story = {
  args: { plans: { names: [], presets: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

/** Fields whose figure was not used as typed are marked and say what they accept, until they are changed. */
export const Wrong: Story = {
  args: { initialInputs: feeExamples.illustration },
  play: async ({ canvas }) => {
    const [capital, hurdle] = [field(canvas, /^Capital/), field(canvas, 'Hurdle rate, % a year')];
    await type(canvas, { 'Capital at the start, ₹': 'a lot', 'Hurdle rate, % a year': '150' });
    await press(canvas);
    await expect(capital).toBeInvalid();
    await expect(capital).toHaveAccessibleDescription(
      /^Error: Enter an amount from ₹0 to ₹10,00,000 crore ₹0: not a number, counted as 0/,
    );
    await expect(hurdle).toHaveAccessibleDescription('Error: Enter a percentage from 0 to 100');
    await expect(canvas.getByText('Hurdle rate: limited to 100%.')).toBeVisible();
    await expect(field(canvas, 'Years')).not.toHaveAttribute('aria-invalid');
    await type(canvas, { 'Capital at the start, ₹': '50 lakh' });
    await expect(capital).not.toHaveAttribute('aria-invalid');
    await expect(hurdle).toBeInvalid();
    await type(canvas, { 'Hurdle rate, % a year': '10' });
    await press(canvas);
    for (const fixed of [capital, hurdle]) await expect(fixed).not.toHaveAttribute('aria-invalid');
  },
};

/** Returns have a message of their own. */
export const WrongReturns: Story = {
  ...Wrong,
  play: async ({ canvas }) => {
    await type(canvas, { 'Hurdle rate, % a year': 'ten', Years: '60', 'Return of each year, %': '-200' });
    await press(canvas);
    await expect(field(canvas, /^Return/)).toHaveAccessibleDescription(
      /^Error: Enter up to 50 percentages from −100 to 100/,
    );
  },
};

/** The fields have changed since the result, and a note says so. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await type(canvas, { Years: '7' });
    const [result, note, actions] = canvas.getAllByRole('status');
    await expect(note).toHaveTextContent('The figures have changed. Press Calculate again.');
    await expect(result).not.toContainElement(note ?? null);
    // A status must exist before it is filled, or it is not announced.
    await expect(actions).toBeEmptyDOMElement();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** Without years there is no table. */
export const NoYears: Story = {
  play: async ({ canvas }) => {
    await type(canvas, { Years: '0' });
    await press(canvas);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Enter whole years/);
    await expect(field(canvas, 'Years')).toBeInvalid();
    await expect(field(canvas, 'Years')).toHaveAccessibleDescription('Error: Enter whole years from 1 to 50');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** What a visitor can do with a result: copy its link, download its table, print it. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const printed = spyOn(window, 'print').mockReturnValue();
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await press(canvas);
    await press(canvas, 'Copy link');
    await expect(copied).toHaveBeenCalledWith(location.href);
    await expect(await canvas.findByText('Link copied.')).toBeVisible();
    // A new result has no link copied yet.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Years' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Years' }), '3');
    await press(canvas);
    await expect(canvas.queryByText(/^Link copied/)).toBeNull();
    await press(canvas, 'Download CSV');
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('fees-by-year.csv');
    await press(canvas, 'Print');
    await expect(printed).toHaveBeenCalledOnce();
    for (const spy of [copied, printed, saved]) spy.mockRestore();
  },
};

/**
 * Where copying is forbidden or impossible, the visitor can still copy the page's URL. A repeated status is cleared in
 * between, or screen readers would not announce it again.
 */
export const NotCopied: Story = {
  play: async ({ canvas }) => {
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await press(canvas);
    const status = canvas.getAllByRole('status')[2] as HTMLElement;
    const announced: string[] = [];
    new MutationObserver(() => announced.push(status.textContent)).observe(status, { childList: true, subtree: true });
    await press(canvas, 'Copy link');
    await waitFor(() => expect(status).toHaveTextContent(/^Copying was not allowed\./));
    refused.mockRestore();
    // As on a page without HTTPS.
    const missing = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await press(canvas, 'Copy link');
    await waitFor(() =>
      expect(announced).toEqual([expect.stringMatching(/^Copying/), '', expect.stringMatching(/^Copying/)]),
    );
    missing.mockRestore();
  },
};
