import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'Basics/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Calculate' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The main action of a view. */
export const Main: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Calculate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Start over' } };

/** Does not submit its form, unless its type says so. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Contact" onSubmit={fn()}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('type', 'button');
  },
};

/** On water, as in the home page’s first view: a main action, next to another. */
export const LinksOnWater: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="on-water flex flex-wrap gap-4 p-12">
      <ButtonLink href="/Schemes">See the strategies</ButtonLink>
      <ButtonLink href="/Information" variant="quiet">
        Talk to us
      </ButtonLink>
    </div>
  ),
};

/** On the one laterite band at the end of a page. */
export const LinkOnLaterite: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="on-laterite p-12">
      <ButtonLink href="/Information">Contact Us</ButtonLink>
    </div>
  ),
};

export const LinkOutside: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ButtonLink href="https://scores.sebi.gov.in" variant="quiet" newTab>
      Lodge Complaints with SEBI
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lodge Complaints with SEBI (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Long words on the narrowest phone stay within the button. */
export const LongWords: Story = {
  args: { children: 'Download the Disclosure Document that was in force before 1 September 2025' },
  globals: { viewport: { value: 'narrow' } },
};

/** Its border remains in forced colours, which remove backgrounds. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { forcedColors: true, a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).borderTopWidth).toBe('1px');
  },
};
