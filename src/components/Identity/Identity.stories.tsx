import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { identity } from '../../lib/firm/identity.ts';
import { Identity } from './Identity.tsx';

const officer = { email: 'compliance@uppercrust.example', phone: '+914840000103' };

const settings = {
  website: 'https://www.uppercrust.example',
  firm: { legalName: 'UpperCrust Specimen Portfolio Managers Private Limited', registration: 'INP000004482' },
  contact: {
    office: ['4th Floor, Specimen House', '12 Example Road, Ernakulam'],
    city: 'Kochi',
    postalCode: '682000',
    state: 'Kerala',
    phone: '+914840000100',
    mailbox: 'contact@uppercrust.example',
    whatsapp: { number: '+914840000101' },
  },
  payments: { upi: 'uppercrust.pms@validspecimen', accountEnding: '0100' },
  officers: {
    principal: { email: 'principal.officer@uppercrust.example', phone: '+914840000100' },
    compliance: officer,
  },
  links: {
    clientLogin: 'https://login.uppercrust.example',
    clientOnboarding: 'https://onboarding.uppercrust.example',
    feeTool: 'https://fees.uppercrust.example',
    socialMedia: 'https://www.linkedin.com/company/uppercrust-example',
  },
};

const meta = {
  title: 'Firm and contact/Identity',
  component: Identity,
  args: { groups: identity(settings), specimenFields: ['contact.phone', 'payments'] },
} satisfies Meta<typeof Identity>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A telephone number that the office and an officer share is listed once. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^\+91\s484\s000\s0100$/ })).toHaveLength(1);
    await expect(canvas.getByText(/^4th Floor, Specimen House, .* Kochi 682000, Kerala, India$/)).toBeVisible();
    await expect(canvas.getByText('ends in 0100')).toBeVisible();
    await expect(canvas.getAllByText('Specimen')).toHaveLength(3);
  },
};

/** A firm without published payment details, WhatsApp, and places of its own on other sites. */
export const FewPlaces: Story = {
  args: {
    groups: identity({
      ...settings,
      contact: { ...settings.contact, whatsapp: undefined },
      payments: undefined,
      links: {},
    }),
    specimenFields: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Payments' })).toBeNull();
    await expect(canvas.queryByText('WhatsApp')).toBeNull();
    await expect(canvas.queryByText('Client login')).toBeNull();
    await expect(canvas.getByText('Site')).toBeVisible();
  },
};
