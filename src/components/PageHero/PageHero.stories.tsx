import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { approachFigure, plainFigure } from '../../lib/drawings/figure-parameters.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { PageHero } from './PageHero.tsx';

const meta = {
  title: 'Page/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHero>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page in the main menu, without a parent page. */
export const Quiet: Story = {
  args: {
    heading: 'About us',
    lede: 'A portfolio manager in Kochi, registered with SEBI, that looks early for companies with a durable moat.',
    figure: plainFigure('AboutUs'),
  },
};

/** Emerging Moat: the figure is the strategy’s own, and the breadcrumb leads to all strategies. */
export const Filled: Story = {
  args: {
    heading: 'Emerging Moat',
    lede: 'A small number of mid-sized companies whose advantage over their competitors is forming now.',
    parent: { label: 'Strategy', href: '/Schemes' },
    figure: approachFigure('EmergingMoat', { holdings: { min: 12, max: 14 }, shore: 'calm' }),
    variant: 'filled',
  },
  play: async ({ canvas, args }) => {
    const crumbs = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(canvas.getByRole('link', { name: 'Strategy' })).toHaveAttribute('href', '/Schemes');
    await expect(crumbs.querySelector('[aria-current="page"]')).toHaveTextContent(args.heading);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.heading);
  },
};

/** The heading right below names the current page, so the breadcrumb only shows its parent. */
export const FilledOnPhone: Story = {
  ...Filled,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const [crumb, heading] = canvas.getAllByText(args.heading);
    await expect(crumb).not.toBeVisible();
    await expect(heading).toBeVisible();
  },
};

/** Everything on the page is an invented example. */
export const Specimen: Story = {
  args: {
    heading: 'UpperCrust Prosperity Fund',
    lede: 'Shares and liquid holdings side by side, for investors to whom steadiness matters as much as growth.',
    parent: { label: 'Strategy', href: '/Schemes' },
    figure: approachFigure('UpperCrustProsperityFund', {
      holdings: { min: 15, max: 20 },
      allocation: [{ percent: 50 }, { percent: 50 }],
      shore: 'calm',
    }),
    variant: 'filled',
    isSpecimen: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Specimen')).toBeVisible();
  },
};

/** In the dev server. */
export const Draft: Story = {
  args: { ...Filled.args, draftNote: 'Draft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};

/** An article, with its date below the lede, and a very long heading. */
export const LongHeading: Story = {
  args: {
    heading: 'Risks associated with investing in equities and equity-related securities of mid-sized companies',
    lede: 'Five things let a company keep its customers and its margins while others try to take them. This note describes each, then the three signs by which a moat can be recognised while it is still being dug.',
    parent: { label: 'Reading Room', href: '/NewsLetter' },
    figure: plainFigure('Communique4'),
    variant: 'filled',
    children: (
      <p className="mb-2 text-small text-muted">
        <time dateTime="2025-06-23">23 June 2025</time> · 4 min read
      </p>
    ),
  },
};

/** Only a heading, as on a shelf of the Reading Room. */
export const HeadingAlone: Story = {
  args: {
    heading: 'Communiques from 2024',
    parent: { label: 'Reading Room', href: '/NewsLetter' },
    figure: plainFigure('NewsLetter'),
  },
};

export const WithButton: Story = {
  args: {
    heading: 'A business opportunity for distribution partners',
    lede: 'We work with distributors who know their clients and want to offer them a portfolio of few stocks.',
    figure: plainFigure('BusinessOpportunity'),
    children: (
      <p className="screen-only mt-6 mb-4">
        <ButtonLink href="#contact">Express Interest</ButtonLink>
      </p>
    ),
  },
};
