import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { LinkFinder } from './LinkFinder.tsx';

const meta = {
  title: 'Writers’ desk/LinkFinder',
  component: LinkFinder,
  args: {
    links: [
      { value: '/EmergingMoat', label: 'Emerging Moat' },
      { value: '/files/emerging-moat-factsheet.pdf', label: 'Emerging Moat factsheet (PDF)' },
      { value: '/files/investor-charter.pdf', label: 'Investor Charter Report (PDF)' },
    ],
  },
} satisfies Meta<typeof LinkFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before a page is found there is nothing to copy. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeDisabled();
  },
};

/** The full title of a page shows its address, even if another title contains it. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Link to' }), 'Emerging Moat');
    await expect(canvas.getByText('/EmergingMoat')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeEnabled();
  },
};

/** Which link was copied is said until other words are typed: a second one is announced as well. */
export const TwoCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined);
    const input = canvas.getByRole('combobox', { name: 'Link to' });
    const copy = () => userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await userEvent.type(input, 'charter');
    await copy();
    await expect(await canvas.findByText(/^The link is copied: Investor Charter Report\. Paste it/)).toBeVisible();
    await userEvent.clear(input);
    await expect(canvas.queryByText(/^The link is copied/)).toBeNull();
    await userEvent.type(input, 'moat factsheet');
    await copy();
    await expect(await canvas.findByText(/^The link is copied: Emerging Moat factsheet\. Paste it/)).toBeVisible();
  },
};

/** Words that occur in only one title are enough. If the browser refuses to copy, this is reported, and the link is shown so that it can be copied manually. */
export const NotCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('Write permission denied.'));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Link to' }), 'charter');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(
      await canvas.findByText(/did not allow the link.*\[Investor Charter Report\]\(\/files\/investor-charter\.pdf\)/),
    ).toBeVisible();
  },
};

/** If words occur in several titles, or in none, this is reported. */
export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Link to' });
    await userEvent.type(input, 'e');
    await expect(
      canvas.getByText(/^3 titles contain these words: Emerging Moat, Emerging Moat factsheet \(PDF\), Investor/),
    ).toBeVisible();
    await userEvent.type(input, 'fees');
    await expect(canvas.getByText('No title contains these words.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeDisabled();
  },
};
