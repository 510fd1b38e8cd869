import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { Preview } from './Preview.tsx';

const meta = {
  title: 'Writers’ desk/Preview',
  component: Preview,
  args: {
    site: 1,
    isSettled: true,
    hiding: 0,
    facts: {
      title: 'Words',
      address: undefined,
      pdf: undefined,
      whyUnpublished: undefined,
    },
  },
} satisfies Meta<typeof Preview>;
export default meta;

type Story = StoryObj<typeof meta>;

const article = {
  title: 'Why we write our reasons down',
  address: '/Communique5',
  pdf: undefined,
  whyUnpublished: 'A draft: visitors do not see it.',
};

/** An entry without a page of its own. */
export const WithoutAPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This entry has no page of its own.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** While pages cannot be drawn, there is a link to the findings instead of the page. */
export const WhileNothingCanBeDrawn: Story = {
  args: { facts: article, hiding: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'all findings' })).toHaveAttribute('href', '#/findings');
    await expect(canvas.queryByTitle('Page: Why we write our reasons down')).toBeNull();
    await expect(canvas.getByText('A draft: visitors do not see it.')).toBeVisible();
  },
};

/** The browser refuses to open the PDF, because it took too long: there is a link to it instead. */
export const PdfNotOpened: Story = {
  args: { facts: { ...article, pdf: '/files/Communique5.pdf' } },
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'fetch').mockResolvedValue(Response.json({}));
    spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: 'As it will print' }));
    const link = await canvas.findByRole('link', { name: /^The PDF is ready/ });
    await expect(link).toHaveAttribute('href', '/files/Communique5.pdf');
  },
};

/** Making a PDF takes a moment, in which somebody may press again: it must not be made twice at once. */
export const PrintedTwice: Story = {
  ...PdfNotOpened,
  play: async ({ canvas, userEvent }) => {
    const sent = spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'As it will print' }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The server could not draw the page, and the writer leaves before it is requested again: then it no longer is. */
export const LeftBeforeAnotherAttempt: Story = {
  tags: ['!dev', '!autodocs'],
  args: { facts: article },
  render: function Leavable(args) {
    const [isLeft, setIsLeft] = useState(false);
    if (isLeft) return <p>Another view</p>;
    return (
      <>
        <Preview {...args} />
        <button
          type="button"
          onClick={() => {
            setIsLeft(true);
          }}
        >
          Leave
        </button>
      </>
    );
  },
  beforeEach: ({ canvasElement }) => {
    spyOn(window, 'setTimeout');
    spyOn(window, 'clearTimeout');
    const fail = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return;
      spyOn(target.contentWindow.performance, 'getEntriesByType').mockReturnValue([
        { responseStatus: 503 } as PerformanceNavigationTiming,
      ]);
    };
    // The event does not bubble.
    canvasElement.addEventListener('load', fail, true);
    return () => {
      canvasElement.removeEventListener('load', fail, true);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 700));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const { calls, results } = mocked(setTimeout).mock;
    const last = results[calls.findLastIndex(([, wait]) => wait === 700)];
    await expect(clearTimeout).toHaveBeenCalledWith(last?.value);
  },
};
