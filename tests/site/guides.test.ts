import { describe, expect, it } from 'vitest';
import { guideSchema, type Guide } from '../../src/collections/schemas/guide.ts';
import { formatRupees } from '../../src/lib/rupees.ts';
import { workingDays } from '../../src/lib/guide-time.ts';
import { entriesOf, settings } from './support/content.ts';
import { pageAt } from './support/site.ts';

const guides = entriesOf('guides').map(({ id, data }) => ({ id, guide: guideSchema.parse(data) }));

/** Texts of the elements that a selector finds in a guide's page, as a reader sees them. */
const textsAt = (id: string, selector: string) =>
  (pageAt(`/${id}`)?.document.querySelectorAll(`main ${selector}`) ?? []).map(({ text }) =>
    text.replaceAll(/[\s\u00A0]+/g, ' ').trim(),
  );

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** The words of one field after another, as they have to stand in its row. */
const rowsOf = {
  papers: ({ papers }: Guide) =>
    papers.map(({ name, remark = '', signedBy }) => [
      name,
      remark,
      signedBy ? `Signed by ${signedBy}` : 'No signature',
    ]),
  steps: ({ steps }: Guide) =>
    steps.map(({ title, text, days, offline }) => [
      title,
      text,
      days ? plain(workingDays(days)) : 'In your own time',
      offline === undefined ? '· online' : '· not all online',
    ]),
  offline: ({ steps }: Guide) =>
    steps.flatMap(({ title, offline }) => (offline === undefined ? [] : [[title, offline]])),
  costs: ({ costs }: Guide) => costs.map(({ what, amount, remark = '–' }) => [what, amount, remark]),
  sources: ({ sources }: Guide) => sources.map(({ fact, source }) => [fact, source]),
};

const places: Record<keyof typeof rowsOf, string> = {
  papers: 'section[aria-labelledby="papers"] li',
  steps: 'section[aria-labelledby="steps"] li',
  offline: 'section[aria-labelledby="offline"] dl > div',
  costs: 'section[aria-labelledby="costs"] tbody tr',
  sources: 'section[aria-labelledby="sources-in-law"] tbody tr',
};

describe.each(guides)('/$id', ({ id, guide }) => {
  it.each(Object.keys(rowsOf) as (keyof typeof rowsOf)[])('shows all that its fields say: %s', (name) => {
    const rows = textsAt(id, places[name]);
    const expected = rowsOf[name](guide);
    expect(rows).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) for (const word of words) expect(rows[index]).toContain(word);
  });

  it('names the firm’s smallest investment unless there is none, and how to add money and leave', () => {
    const minimum = guide.hasMinimum ? plain(formatRupees(settings.minimumInvestmentInr)) : 'None';
    expect(textsAt(id, 'dl dd')).toContain(minimum);
    expect(textsAt(id, 'h2')).toEqual(expect.arrayContaining(['Adding money', 'Withdrawing and leaving']));
    expect(textsAt(id, `${places.papers} svg rect`)).toHaveLength(guide.papers.length);
  });

  it('is led to by direct onboarding, with its sentence', () => {
    const row = pageAt('/DirectOnboarding')?.document.querySelector(`main li:has(a[href="/${id}"])`);
    expect(row?.text).toContain(guide.audience);
    expect(row?.text).toContain(guide.summary);
  });
});
