import { z } from 'astro/zod';
import { showsPerformance } from '../../lib/texts/performance-claim.ts';
import { calculator } from './calculator.ts';
import {
  areDistinct,
  isoDate,
  line,
  minimumInvestment,
  pagePath,
  reference,
  specimenFields,
  webAddress,
  yearBegun,
} from './fields.ts';

const e164 = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, { error: 'must be an international number without spaces, for instance +914840000000' });

/** A wording of the risk line, and its source. */
const riskLineWording = z.strictObject({
  words: line('The sentences, word for word.'),
  source: line('Where they are quoted.'),
  checked: isoDate('Day on which they were last looked up there.'),
});

const officer = z.strictObject({
  name: reference('names of members', 'Full name, as in content/team.'),
  email: z.email().describe('Mailbox.'),
  phone: e164.describe('Telephone, in international form without spaces.'),
});

/** Addresses outside this site, with the names that menus use for them. */
export const outsideLinks = z.strictObject({
  clientLogin: webAddress.optional().describe('Where clients log in; left out if they cannot.'),
  clientOnboarding: webAddress.optional().describe('Where new clients sign up; left out if they cannot do it online.'),
  feeTool: webAddress.optional().describe('A fee calculation tool on another site, if the firm has one.'),
  socialMedia: webAddress.optional().describe('The firm’s profile on social media, if it has one.'),
  sebiComplaints: webAddress.describe('SEBI’s portal for complaints, SCORES.'),
  grievanceRedressal: webAddress.describe('The portal for online dispute resolution, SMART ODR.'),
  otherManagers: webAddress.describe('The returns of other portfolio managers, at APMI.'),
  register: webAddress.describe('SEBI’s list of registered portfolio managers.'),
  sebiCheck: webAddress.describe('SEBI Check, which confirms accounts and UPI handles.'),
  cybercrime: webAddress.describe('The national portal for reporting cybercrime.'),
  chakshu: webAddress.describe('Chakshu, the portal for reporting false calls and messages.'),
});

const counter = z
  .strictObject({
    value: z.number().min(0).describe('The figure.'),
    prefix: z.string().default('').describe('Text before it, for instance ₹.'),
    suffix: z
      .string()
      .default('')
      .describe('Text right after it; begin it with a space if one is wanted, for instance “ Cr+”.'),
    label: line('What is counted.'),
  })
  .refine(({ value, suffix, label }) => !showsPerformance(`${value}${suffix} ${label}`), {
    error: 'is a return, whose date, basis and benchmark have no room beside it: count something else',
    path: ['label'],
  });

/** An address that the site had once, and where its visitors are sent. */
const formerAddress = z.strictObject({
  from: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, { error: 'must be the address after the name of the site, for instance /OldName' })
    .describe('The address that no longer exists, for instance /OldName. Capital letters count.'),
  to: pagePath('The page that its visitors are sent to.'),
});

const settings = z.strictObject({
  website: z
    .url()
    .refine((address) => /^https:\/\/[^:]+\.[a-z][\w-]+$/.test(address) && URL.parse(address)?.origin === address, {
      error: 'must be https:// and the name of the site, for instance https://www.example.in, with nothing after it',
    })
    .describe('Public address of the site, without a slash at the end; search engines and shared links use it.'),
  firm: z.strictObject({
    name: line('Working name, as in the logo and in every page’s title.'),
    legalName: line('Name in the register, for legal texts and the foot of the pages.'),
    foundedYear: yearBegun(1900, 'Year of foundation; the contours of the home page count from it.'),
    registration: z
      .string()
      .regex(/^INP\d{9}$/, { error: 'must be INP and nine digits' })
      .describe('SEBI registration number as a portfolio manager.'),
    copyrightYear: yearBegun(1900, 'Year of the copyright line.'),
    summary: line('One sentence that says what the firm does.'),
  }),
  contact: z.strictObject({
    office: z.array(line('A line of the address.')).min(2).describe('Office address, line by line.'),
    city: line('City.'),
    state: line('State.'),
    postalCode: z
      .string()
      .regex(/^\d{6}$/, { error: 'must be six digits' })
      .describe('PIN code.'),
    phone: e164.describe('Telephone, in international form without spaces.'),
    mailbox: z.email().describe('General mailbox.'),
    hours: line('When somebody answers.'),
    form: z
      .boolean()
      .default(true)
      .describe(
        'Whether the site has a contact form; without it, the mailbox and the telephone number are shown instead.',
      ),
    whatsapp: z
      .strictObject({
        number: e164.describe('WhatsApp number, in international form without spaces.'),
        message: line('The first message of the visitor’s chat.'),
        prompt: line('Words in the panel of the floating button.'),
      })
      .optional()
      .describe('The floating button; leave it out for none.'),
    map: z.strictObject({
      latitude: z.number().min(6).max(38).describe('Degrees north; India lies between 6 and 38.'),
      longitude: z.number().min(68).max(98).describe('Degrees east; India lies between 68 and 98.'),
    }),
  }),
  payments: z
    .strictObject({
      upi: z
        .string()
        .regex(/^[\w.-]+@valid[a-z]+$/, { error: 'must be a validated handle: the part after @ begins with valid' })
        .describe('Validated UPI handle to which clients pay.'),
      accountEnding: z
        .string()
        .regex(/^\d{4}$/, { error: 'must be the last four digits' })
        .describe('Last four digits of the collection account.'),
    })
    .partial()
    .optional()
    .describe('Where clients pay, as far as compliance publishes it; each field may be left out.'),
  officers: z.strictObject({
    principal: officer.describe('Principal officer, who is responsible for investment decisions.'),
    compliance: officer.describe('Compliance officer, who is responsible for following the rules.'),
    grievance: officer.describe('First contact for complaints.'),
    accessibility: officer.describe('Contact for people who find the site hard to use.'),
    privacy: officer.describe('Contact for questions about personal data.'),
  }),
  links: outsideLinks.describe('Addresses outside this site, with the names that menus use for them.'),
  counters: z
    .array(counter)
    .length(3)
    .refine((list) => areDistinct(list, ({ label }) => label), {
      error: 'count the same twice: give each its own label',
    })
    .describe('The three figures of the home page, in this order.'),
  quote: line('The quote of the home page, without quotation marks.'),
  riskLine: line('The risk line at the foot of every page, article and PDF: one of the wordings, word for word.'),
  riskLineWordings: z
    .array(riskLineWording)
    .min(1)
    .describe('The quoted wordings that the compliance officer can choose from; not a word of them may change.'),
  minimumInvestmentInr: minimumInvestment(
    'Smallest PMS investment in rupees, at least 5000000. The FAQ states it in its own words: change it there as well.',
  ),
  calculator,
  formerAddresses: z
    .array(formerAddress)
    .refine((list) => areDistinct(list, ({ from }) => from), {
      error: 'has the same address twice: keep one of the two',
    })
    .default([])
    .describe('Addresses that visitors may still know, after a file was renamed or removed.'),
  specimenFields,
});

/** The firm: content/settings.yaml. */
export const settingsSchema = settings
  .refine(({ firm }) => firm.foundedYear <= firm.copyrightYear, {
    error: 'must not be after copyrightYear',
    path: ['firm', 'foundedYear'],
  })
  .check(({ value: { riskLine, riskLineWordings }, issues }) => {
    const wordings = riskLineWordings.map(({ words }) => words);
    if (wordings.includes(riskLine)) return;
    const [firstWord = ''] = riskLine.split(' ');
    const meant = wordings.find((words) => words.startsWith(`${firstWord} `)) ?? wordings[0];
    issues.push({ code: 'invalid_value', values: [meant], input: riskLine, path: ['riskLine'] });
  });

export type Settings = z.output<typeof settingsSchema>;
