import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Header } from '../../components/Header/Header.tsx';
import { MenuPanel } from '../../components/MenuPanel/MenuPanel.tsx';
import * as MenuPanelStories from '../../components/MenuPanel/MenuPanel.stories.tsx';
import { SiteMenu } from './SiteMenu.tsx';

const meta = {
  title: 'Islands/SiteMenu',
  component: SiteMenu,
  // Docs pages are too narrow for the bar, so that they show the menu of a phone.
  tags: ['!autodocs'],
  // Its popovers have ids that must be unique on a page, and hang from the header.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  argTypes: {
    panel0: { control: false, description: 'Slot: the links of the first dropdown.' },
    panel1: { control: false, description: 'Slot: the links of the second dropdown.' },
  },
  render: (args) => <Header name="UpperCrust" menu={<SiteMenu {...args} />} />,
  args: {
    main: [
      { label: 'About Us', href: '/AboutUs' },
      { label: 'Strategy', href: '/Schemes' },
      { label: 'Business Opportunity', href: '/BusinessOpportunity' },
      { label: 'Reading Room', href: '/NewsLetter' },
    ],
    dropdowns: [
      { id: 'services', label: 'Services' },
      { id: 'downloads', label: 'Downloads' },
    ],
    panel0: <MenuPanel {...MenuPanelStories.Services.args} />,
    panel1: <MenuPanel {...MenuPanelStories.Downloads.args} />,
    action: { label: 'Contact Us', href: '/Information' },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SiteMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A panel fades in, unless the visitor prefers reduced motion: at first it is transparent, which is not visible. */
const fadedIn = (link: HTMLElement | null) => waitFor(() => expect(link).toBeVisible());

export const Bar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About Us' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('link', { name: /^Client Login/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

/** The bar marks the section of a strategy’s page, and the dropdown that links to the current page. */
export const CurrentSection: Story = {
  args: {
    main: [{ label: 'Strategy', href: '/Schemes', current: 'true' }],
    panel0: (
      <MenuPanel groups={[[{ label: 'Compare the approaches', href: '/Compare', newTab: false, current: 'page' }]]} />
    ),
  },
  play: async ({ canvas }) => {
    for (const item of [
      canvas.getByRole('link', { name: 'Strategy' }),
      canvas.getByRole('button', { name: 'Services' }),
    ])
      await expect(getComputedStyle(item).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Downloads' })).textDecorationLine).toBe('none');
  },
};

/** One panel is open at a time, however each was opened. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    const link = canvas.getByRole('link', { name: 'Fee Calculator' });
    await fadedIn(link);
    await userEvent.hover(canvas.getByRole('button', { name: 'Downloads' }));
    await expect(link).not.toBeVisible();
    await fadedIn(canvas.getByRole('link', { name: /^Investor Charter Report/ }));
  },
};

/** Touch does not hover: only the tap opens. */
export const Touch: Story = {
  play: async ({ canvas }) => {
    const services = canvas.getByRole('button', { name: 'Services' });
    const link = () => canvas.queryByRole('link', { name: 'Fee Calculator' });
    await fireEvent.pointerOver(services, { pointerType: 'touch' });
    await expect(link()).toBeNull();
    await userEvent.pointer({ keys: '[TouchA]', target: services });
    await fadedIn(link());
    await userEvent.pointer({ keys: '[TouchA]', target: services });
    await expect(link()).toBeNull();
  },
};

/** Escape closes a panel that the mouse has opened, and focuses its button. */
export const Escape: Story = {
  play: async ({ canvas }) => {
    const services = canvas.getByRole('button', { name: 'Services' });
    await userEvent.hover(services);
    await fadedIn(canvas.getByRole('link', { name: 'Fee Calculator' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Fee Calculator' })).toBeNull();
    await expect(services).toHaveFocus();
  },
};

/** A panel that the keyboard opened closes when the focus moves on past its end. */
export const FocusLeaves: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Services' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Client Login (opens in a new tab)' });
    await expect(link).toHaveFocus();
    await fadedIn(link);
    canvas.getByRole('link', { name: 'Contact Us' }).focus();
    await waitFor(() => expect(link).not.toBeVisible());
  },
};

/** The last panel is aligned with its button's right edge, so that it fits. */
export const LongLabels: Story = {
  args: {
    dropdowns: [{ id: 'reports', label: 'Regulatory Disclosures' }],
    panel0: <MenuPanel {...MenuPanelStories.LongLabels.args} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regulatory Disclosures' }));
    const { right } = canvas.getByRole('link', { name: /^Monthly and Yearly/ }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone every link is in one sheet, with Contact Us always visible. */
export const Sheet: Story = {
  tags: ['autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'About Us' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    for (const name of ['About Us', 'Client Login (opens in a new tab)', 'Fee Calculator', 'Contact Us']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    // The dropdowns are headings here.
    await expect(canvas.queryByRole('button', { name: 'Services' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const SheetClosed: Story = {
  tags: ['autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('link', { name: 'About Us' })).toBeNull();
  },
};

/** A visitor who goes back finds the page without the menu open. */
export const SheetLeft: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(canvas.queryByRole('link', { name: 'About Us' })).toBeNull();
  },
};

/** The panel’s border shows where it ends, because backgrounds are all alike. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { forcedColors: true, a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    await expect(canvas.getByRole('link', { name: 'Fee Calculator' })).toBeVisible();
    const panel = canvasElement.querySelector('#menu-services') as HTMLElement;
    await expect(panel).toHaveStyle({ borderTopWidth: '2px', borderBottomWidth: '1px' });
  },
};
