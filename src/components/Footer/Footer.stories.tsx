import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const page = (label: string, href: string) => ({ label, href, newTab: false });
const outside = (label: string, href: string) => ({ label, href, newTab: true });

const meta = {
  title: 'Page/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    firm: {
      name: 'UpperCrust',
      legalName: 'UpperCrust Specimen Portfolio Managers Private Limited',
      registration: 'INP000004482',
      copyrightYear: 2025,
    },
    isNameSpecimen: true,
    phone: '+914840000100',
    isPhoneSpecimen: true,
    riskLine:
      'Investments in securities market are subject to market risks. Read all the related documents carefully before investing.',
    columns: [
      {
        heading: 'Before you invest',
        links: [
          page('Joining and leaving', '/DirectOnboarding'),
          page('Compare', '/Compare'),
          page('Fee calculator', '/FeeCalculation'),
          page('FAQs', '/FAQ'),
        ],
      },
      {
        heading: 'The firm',
        links: [
          page('About Us', '/AboutUs'),
          page('Full team', '/Fullteam'),
          page('Documents', '/Documents'),
          outside('Social Media', 'https://www.linkedin.com/company/uppercrust-example'),
        ],
      },
      {
        heading: 'Risks and rights',
        links: [
          { label: 'Investor Charter Report', href: '/files/charter.pdf', newTab: true, note: 'PDF, 83 KB' },
          page('Risks', '/RiskFactors'),
          outside('Lodge complaints with SEBI (SCORES)', 'https://scores.sebi.gov.in'),
          outside('Online grievance redressal (SMART ODR)', 'https://smartodr.in'),
          page('Privacy Policy', '/PrivacyPolicy'),
          page('Disclaimer', '/Disclaimer'),
        ],
      },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('INP000004482')).toBeVisible();
    // At least ten points, as the advertisement code of 5 April 2023 requires for the risk line.
    const { fontSize } = getComputedStyle(canvas.getByText(meta.args.riskLine));
    await expect(parseFloat(fontSize)).toBeGreaterThanOrEqual((10 * 96) / 72);
    await expect(canvas.getAllByRole('link')).toHaveLength(15);
    await expect(canvas.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', 'tel:+914840000100');
    await expect(canvas.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(4);
    // The menu says so too.
    await expect(canvas.getByRole('link', { name: /^Investor Charter Report \(PDF, 83 KB\)/ })).toBeVisible();
  },
};

/** The name of a real firm, not an example. */
export const RealFirm: Story = { args: { isNameSpecimen: false } };

/** More links than a column usually has, and long words on the narrowest phone. */
export const ManyLinks: Story = {
  args: {
    columns: meta.args.columns.map(({ heading, links }) => ({
      heading,
      links: [
        ...links,
        page('Wertpapierdienstleistungsunternehmen', '/Documents?long'),
        ...links.map(({ label, ...rest }) => ({ ...rest, label: `${label}, again`, href: `${rest.href}?again` })),
      ],
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};
