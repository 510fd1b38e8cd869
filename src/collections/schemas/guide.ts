import { z } from 'astro/zod';
import {
  isoDate,
  line,
  metaDescription,
  order,
  pageTitle,
  publication,
  range,
  sources,
  specimen,
  summary,
} from './fields.ts';

/** A paper that a client brings or signs. */
const paper = z.strictObject({
  name: line('Name of the paper.'),
  remark: line('What to pay attention to, in one sentence.').optional(),
  signedBy: line('Who signs it; left out for a paper that needs no signature.').optional(),
});

/** A step in the process. */
const step = z.strictObject({
  title: line('What is done, in a few words.'),
  text: line('Who does what, in one to three sentences.'),
  days: range(
    'Working days that the step takes, at least and at most; left out where it depends on the client.',
  ).optional(),
  offline: line(
    'Which part of the step cannot be done online, and what is done instead; left out if all of it can.',
  ).optional(),
});

/** Something that is paid for. */
const cost = z.strictObject({
  what: line('What is paid for.'),
  amount: line('How much, or how it is worked out, in a few words.'),
  remark: line('When it falls due, or who receives it, in one sentence.').optional(),
});

/** How one kind of client joins and leaves: front matter of a file in content/guides. The file's name is its address. */
export const guideSchema = z.strictObject({
  title: pageTitle,
  audience: line('Which clients it is for, in a few words; its name in lists.'),
  summary: summary('One sentence for lists and the top of the page.'),
  description: metaDescription,
  order,
  reviewed: isoDate('Day on which the guide was last checked; shown on the page.'),
  hasMinimum: z
    .boolean()
    .default(true)
    .describe('false for clients to whom the firm’s minimum investment does not apply.'),
  papers: z.array(paper).min(1).describe('Papers, in the order of the checklist.'),
  steps: z.array(step).min(1).describe('Steps, in the order in which they are taken.'),
  costs: z.array(cost).min(1).describe('Costs, in the order in which they fall due.'),
  sources,
  ...publication,
  specimen,
});
