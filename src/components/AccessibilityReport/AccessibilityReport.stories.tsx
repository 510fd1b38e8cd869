import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessibilityReport } from './AccessibilityReport.tsx';

const meta = {
  title: 'Firm and contact/AccessibilityReport',
  component: AccessibilityReport,
  parameters: { layout: 'fullscreen' },
  args: {
    sections: {
      standard: { heading: 'How far the site conforms' },
      contact: { heading: 'Tell us', text: 'Say which page it was, and what you use.' },
      limits: { heading: 'What does not work yet' },
      tests: { heading: 'How it is tested' },
      audit: { heading: 'The last audit' },
    },
    officer: { name: 'Leela Pillai', email: 'accessibility@uppercrust.example', phone: '+914840000104' },
    isOfficerSpecimen: true,
    report: {
      standard: 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA',
      conformance: 'partial',
      answerDays: 5,
      tests: [{ what: 'Menus, forms and the calculator by keyboard alone', date: new Date('2025-10-01') }],
      limits: [
        {
          what: 'The map of our office cannot be used well by keyboard.',
          instead: 'The address is beside it as text.',
          since: new Date('2025-09-24'),
        },
        {
          what: 'Figures of drawings in PDFs are read from the page.',
          instead: 'Open the page of the strategy.',
          since: new Date('2025-09-24'),
          fixBy: new Date('2026-03-31'),
        },
      ],
      audit: {
        by: 'An auditor of accessibility',
        date: new Date('2025-09-15'),
        findings: [
          {
            criterion: '1.4.11 Non-text contrast',
            what: 'The line around an empty field.',
            fixed: new Date('2025-09-19'),
          },
          { criterion: '1.1.1 Non-text content', what: 'The map has no words for what it shows.' },
        ],
      },
      specimen: true,
    },
  },
} satisfies Meta<typeof AccessibilityReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Partial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 findings, 1 of them open/)).toBeVisible();
    const audit = within(canvas.getByRole('region', { name: 'The last audit' }));
    await expect(audit.getByRole('row', { name: /1\.1\.1.*Open/ })).toBeVisible();
    await expect(canvas.getByText('We answer within 5 working days.')).toBeVisible();
  },
};

/** Without known limits, before the first audit. */
export const FullBeforeTheFirstAudit: Story = {
  args: {
    report: { ...meta.args.report, conformance: 'full', limits: [], audit: undefined, specimen: false },
    isOfficerSpecimen: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'The last audit' })).toBeNull();
    await expect(canvas.getByText('We know of nothing that does not work.')).toBeVisible();
    await expect(canvas.queryByText('Specimen')).toBeNull();
  },
};

/** Audited, with nothing found. */
export const NothingFound: Story = {
  args: { report: { ...meta.args.report, audit: { ...meta.args.report.audit, findings: [] } } },
  play: async ({ canvas }) => {
    const audit = within(canvas.getByRole('region', { name: 'The last audit' }));
    await expect(audit.getByText(/Nothing was found\./)).toBeVisible();
    await expect(audit.queryByRole('table')).toBeNull();
  },
};

const [fixed, open] = meta.args.report.audit.findings;

/** The site does not conform, and the one finding is open. */
export const NotConforming: Story = {
  args: {
    report: {
      ...meta.args.report,
      conformance: 'none',
      audit: { ...meta.args.report.audit, findings: open ? [open] : [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The site does not conform to it yet/)).toBeVisible();
    await expect(canvas.getByText(/1 finding, still open\./)).toBeVisible();
  },
};

/** What the audit found is all that is known. */
export const OpenFindingAlone: Story = {
  args: { report: { ...meta.args.report, limits: [] } },
  play: async ({ canvas }) => {
    const limits = within(canvas.getByRole('region', { name: 'What does not work yet' }));
    await expect(limits.getByText('What the last audit, below, found and is still open.')).toBeVisible();
  },
};

export const OneFindingFixed: Story = {
  args: { report: { ...meta.args.report, audit: { ...meta.args.report.audit, findings: fixed ? [fixed] : [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 finding, fixed\./)).toBeVisible();
  },
};
