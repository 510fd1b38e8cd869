import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuPanel } from './MenuPanel.tsx';

const page = (label: string, href: string) => ({ label, href, newTab: false });
const outside = (label: string, href: string) => ({ label, href, newTab: true });
const pdf = (label: string, name: string, size: string) => ({
  label,
  href: `/files/${name}.pdf`,
  newTab: true,
  note: `PDF, ${size}\u00A0KB`,
});

const meta = {
  title: 'Page/MenuPanel',
  component: MenuPanel,
  decorators: (Story) => <div className="on-water max-w-104">{Story()}</div>,
} satisfies Meta<typeof MenuPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Pages of this and other sites, in groups divided by hairlines. */
export const Services = {
  args: {
    groups: [
      [
        outside('Client Login', 'https://login.uppercrust.example'),
        outside('Client Onboarding', 'https://onboarding.uppercrust.example'),
      ],
      [
        outside('Lodge Complaints with SEBI', 'https://scores.sebi.gov.in'),
        outside('Online Grievance Redressal', 'https://smartodr.in'),
      ],
      [page('Direct Onboarding', '/DirectOnboarding'), page('Fee Calculator', '/FeeCalculation')],
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Client Login (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: 'Fee Calculator' })).not.toHaveAttribute('target');
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
} satisfies Story;

/** Documents, each with its type and size. */
export const Downloads = {
  args: {
    groups: [
      [
        pdf('Disclosure Document', 'disclosure-document', '100'),
        pdf('Investor Charter Report', 'investor-charter', '79'),
      ],
      [pdf('Emerging Moat factsheet', 'emerging-moat-factsheet', '73')],
    ],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Story;

/** The page that the visitor is on. */
export const CurrentPage: Story = {
  args: { groups: [[{ ...page('Fee Calculator', '/FeeCalculation'), current: 'page' }, page('Compare', '/Compare')]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fee Calculator');
  },
};

export const LongLabels = {
  args: {
    groups: [
      [
        pdf(
          'Monthly and Yearly Performance Report of Every Investment Approach since Its Inception',
          'performance-report',
          '1,023',
        ),
        outside('Lodge Complaints with the Securities and Exchange Board of India', 'https://scores.sebi.gov.in'),
      ],
    ],
  },
  globals: { viewport: { value: 'narrow' } },
} satisfies Story;

/** On a phone the groups are one list of the menu. */
export const Phone: Story = { tags: ['!autodocs'], args: Downloads.args, globals: { viewport: { value: 'phone' } } };
