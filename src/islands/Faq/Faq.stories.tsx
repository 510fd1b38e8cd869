import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Marks } from '../../components/Marks/Marks.tsx';
import { Faq } from './Faq.tsx';

const forgetHash = () => {
  history.replaceState(history.state, '', location.pathname + location.search);
};

const meta = {
  title: 'Islands/Faq',
  component: Faq,
  beforeEach: () => forgetHash,
  // The stories would share one `details name`, and close each other's questions.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  argTypes: {
    answer0: { control: false, description: 'Slot: the answer to the first question.' },
    answer1: { control: false, description: 'Slot: the answer to the second question.' },
    answer2: { control: false, description: 'Slot: the answer to the third question.' },
  },
  args: {
    questions: [
      { id: 'minimum-investment', question: 'What is the minimum investment?' },
      { id: 'who-can-invest', question: 'Who can invest?' },
      { id: 'how-to-start', question: 'How do I start, and can I come directly?' },
    ],
    answer0: (
      <div className="prose">
        <p>
          The minimum is Rupees 50 lakhs (₹50 lakh) for each client. It is set by the SEBI (Portfolio Managers)
          Regulations, 2020, and not by us.
        </p>
      </div>
    ),
    answer1: (
      <div className="prose">
        <p>Everyone completes KYC and declares where they are resident for tax.</p>
        <p>
          Some countries restrict what their residents may buy abroad, so we check this before an agreement is signed.
        </p>
      </div>
    ),
    answer2: (
      <div className="prose">
        <p>
          You can do all this with a distributor or without one. <a href="/DirectOnboarding">Direct onboarding</a>{' '}
          involves no distributor and no charge for joining except statutory ones.
        </p>
      </div>
    ),
  },
} satisfies Meta<typeof Faq>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByText('Direct onboarding')).not.toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How do I start, and can I come directly?'));
    await expect(canvas.getByRole('link', { name: 'Direct onboarding' })).toBeVisible();
  },
};

/** A long question, and an answer marked as a specimen, on the narrowest phone. */
export const LongQuestion: Story = {
  args: {
    questions: [
      {
        id: 'reports-and-complaints',
        question:
          'How will I hear about my portfolio, and where can I complain if an answer of the firm does not help?',
      },
    ],
    answer0: (
      <div className="prose">
        <Marks isSpecimen />
        <p>
          You receive a report at least every three months, with holdings, transactions, fees and performance beside the
          benchmark. If our answer does not settle a complaint:
        </p>
        <ul>
          <li>SCORES (scores.sebi.gov.in) asks us to respond within 21 calendar days.</li>
          <li>SMART ODR (smartodr.in) is online conciliation and arbitration.</li>
        </ul>
      </div>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading'));
    await expect(canvas.getByText('Specimen')).toBeVisible();
  },
};

/** The arrow and the lines between questions are borders, which remain. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const question = canvas.getByText('Who can invest?').closest('summary') as HTMLElement;
    await expect(getComputedStyle(question, '::after').borderRightWidth).toBe('2px');
    await expect(question.parentElement).toHaveStyle({ borderTopWidth: '1px' });
  },
};
