import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { feeExamples } from '../../lib/fees/examples.ts';
import { FeeCalculator } from './FeeCalculator.tsx';

const spyOnAddress = () => spyOn(history, 'replaceState');

/** Takes what the calculator makes of the page's address, in each story anew. */
let changed: ReturnType<typeof spyOnAddress>;

const meta = {
  component: FeeCalculator,
  args: { start: feeExamples.simple, gstPercent: 18, action: '/FeeCalculation', example: '#fee-example' },
  beforeEach: () => {
    // The address is Storybook's own here.
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

/** Nobody has asked yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See a worked example' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** An amount is repeated in words while it is typed. */
export const AmountInWords: Story = {
  play: async ({ canvas }) => {
    const capital = field(canvas, /^Capital/);
    await expect(capital).toHaveAccessibleDescription('₹50,00,000: fifty lakh rupees');
    await userEvent.clear(capital);
    await userEvent.type(capital, '1.5 cr');
    await expect(capital).toHaveAccessibleDescription('₹1,50,00,000: one crore fifty lakh rupees');
  },
};

/** The result stands beside the form, and its figures in the address. */
export const Simple: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(canvas.getByRole('region', { name: 'Your result' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('the fees come to ₹33,95,216, 67.9%');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(changed).toHaveBeenCalledWith(
      history.state,
      '',
      '?capital=5000000&management=2&hurdle=10&performance=20&broker=10000&years=5&mode=simple&other=0.5&brokerage=0.2&returns=20&gst=0',
    );
  },
};

/** The other mode has fields of its own, GST, and buttons for the returns that illustrations are published with. */
export const Illustration: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Regulator-style illustration' }));
    await expect(canvas.queryByRole('textbox', { name: 'Brokerage, ₹ a year' })).toBeNull();
    await type(canvas, { 'Return of each year, %': '50, −20, 20' });
    await userEvent.click(canvas.getByRole('checkbox'));
    await press(canvas);
    await expect(canvas.getByRole('heading', { name: 'The working, line by line' })).toBeVisible();
    await expect(canvas.getByText('50, −20, 20%')).toBeVisible();
    await expect(canvas.getByText('18%')).toBeVisible();
  },
};

/** A loss, by its button. */
export const Loss: Story = {
  args: { start: { ...feeExamples.loss, gst: 0 } },
  play: async ({ canvas }) => {
    await press(canvas, 'Loss 20%');
    await expect(field(canvas, /^Return/)).toHaveValue('-20');
    await expect(canvas.getAllByRole('cell', { name: /^−₹20,00,000$/ })[0]).toBeVisible();
  },
};

/** Brokerage takes more than there is. */
export const UsedUp: Story = {
  args: { start: feeExamples.usedUp },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(canvas.getByText(/^The capital is used up in year 3\./)).toBeVisible();
  },
};

/** Amounts of crores, typed in words, and a figure that is no number. */
export const Crore: Story = {
  play: async ({ canvas }) => {
    await type(canvas, { 'Capital at the start, ₹': '₹2,50,000 crore', 'Hurdle rate, % a year': 'ten' });
    await press(canvas);
    await expect(canvas.getByText('What is not a number, or is below 0, was counted as 0.')).toBeVisible();
    await expect(canvas.getAllByText('₹25,00,00,00,00,000')[0]).toBeVisible();
  },
};

/** The boxes hold something else by now, and the result says so. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await type(canvas, { Years: '7' });
    await expect(canvas.getByText('The boxes have changed since. Calculate gives their result.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** There is nothing to show a table of. */
export const NoYears: Story = {
  play: async ({ canvas }) => {
    await type(canvas, { Years: '0' });
    await press(canvas);
    await expect(canvas.getByText(/^There is no year to work out\./)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** What can be done with a result: its link, its table, paper. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const printed = spyOn(window, 'print').mockReturnValue();
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await press(canvas);
    await press(canvas, 'Copy link');
    await expect(copied).toHaveBeenCalledWith(location.href);
    await expect(await canvas.findByText('The link is copied. It opens this result.')).toBeVisible();
    await press(canvas, 'Download CSV');
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('fees-by-year.csv');
    await press(canvas, 'Print');
    await expect(printed).toHaveBeenCalledOnce();
    for (const spy of [copied, printed, saved]) spy.mockRestore();
  },
};

/** Where copying is forbidden, the address is still the link. */
export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await press(canvas);
    await press(canvas, 'Copy link');
    await expect(await canvas.findByText(/^The browser does not let this page copy\./)).toBeVisible();
    refused.mockRestore();
  },
};

export const PhoneEmpty: Story = { globals: { viewport: { value: 'phone' } } };

/** On a phone the result stands below the form. */
export const PhoneResult: Story = {
  args: { start: feeExamples.illustration },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas);
    await expect(canvas.getByRole('heading', { name: 'Your result' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
