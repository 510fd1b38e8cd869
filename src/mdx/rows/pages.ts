import { entryOf } from '../../lib/entry-of.ts';
import { officersOf } from '../../lib/officers.ts';
import { oneYearTable, type OneYearTerms } from '../../lib/one-year-form.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import type { Page } from '../../collections/schemas/page.ts';
import { type Bounds, row, type RowFacts } from '../row.ts';

type Points = Page['groups'][number]['cards'];

/** A drawing of a group of points from a page's front matter. */
const grouped = <const Facts extends Pick<RowFacts, 'write' | 'shows' | 'in' | 'points'>, Props extends object>(
  facts: Facts,
  props: (points: Points) => Props,
) =>
  row({ ...facts, needs: { of: 'page', group: 'group' } } as const, ({ pages }, { of, group }) => {
    const { cards } = entryOf(entryOf(pages, of, 'page').data.groups, group, 'group');
    const { least, most }: Bounds = facts.points ?? { least: 1, most: Number.POSITIVE_INFINITY };
    if (cards.length >= least && cards.length <= most) return props(cards);
    const places = least === most ? String(most) : `${String(least)} to ${String(most)}`;
    throw new Error(`this drawing has places for ${places}, and the group has ${String(cards.length)} points.`);
  });

/** @throws an error for the writer when a figure is missing or is none */
function figure(name: keyof OneYearTerms, attributes: Readonly<Record<keyof OneYearTerms, string>>): number {
  const value = Number(attributes[name] || Number.NaN);
  if (value >= 0) return value;
  throw new Error(`${name} must be a number, for instance ${name}="${name === 'capital' ? '5000000' : '2'}".`);
}

/** What texts of content/pages and content/legal use. */
export const ofPages = {
  Cards: grouped(
    {
      write: '<Cards of="InvestmentPhilosophy" group="pillars" />',
      shows: 'titled points side by side',
      in: ['pages', 'papers'],
    },
    (points) => ({ cards: points }),
  ),
  PorterForces: grouped(
    {
      write: '<PorterForces of="InvestmentPhilosophy" group="forces" />',
      shows: 'the five forces, rivalry last',
      in: ['pages/InvestmentPhilosophy', 'papers'],
      points: { least: 5, most: 5 },
    },
    (points) => ({
      forces: points,
      caption: 'Four forces press on the rivalry among the companies of an industry.',
    }),
  ),
  MoatSources: grouped(
    {
      write: '<MoatSources of="InvestmentPhilosophy" group="moat" />',
      shows: 'the sources of a moat',
      in: ['pages/InvestmentPhilosophy', 'papers'],
      points: { least: 1, most: 12 },
    },
    (points) => ({
      sources: points,
      caption: 'Each source closes its own stretch of the moat. A strong company has several.',
    }),
  ),
  Officers: row(
    {
      write: '<Officers />',
      shows: 'whom to turn to by name: complaints, compliance, principal officer, accessibility',
      in: ['pages', 'papers'],
      needs: {},
    },
    ({ settings }) => ({
      officers: officersOf(settings).map(({ field, ...officer }) => ({
        ...officer,
        isSpecimen: isSpecimen(settings.specimenFields, field),
      })),
    }),
  ),
  OneYearFees: row(
    {
      write: '<OneYearFees capital="5000000" brokerage="2" management="2" hurdle="10" performance="20" />',
      shows: 'the regulator’s fee form for one year, worked out; rupees and percent',
      in: ['pages'],
      needs: {
        capital: 'rupees',
        brokerage: 'percent',
        management: 'percent',
        hurdle: 'percent',
        performance: 'percent',
      },
      only: 'page',
    },
    (_, attributes) =>
      oneYearTable({
        capital: figure('capital', attributes),
        brokerage: figure('brokerage', attributes),
        management: figure('management', attributes),
        hurdle: figure('hurdle', attributes),
        performance: figure('performance', attributes),
      }),
  ),
  Section: row(
    {
      write: '<Section id="moat" heading="What is a Moat">…</Section>',
      shows: 'a part that /AboutUs#moat leads to, with an empty line inside each end',
      in: ['pages/AboutUs'],
      needs: { id: 'words', heading: 'words' },
      holds: 'paragraphs',
      only: 'page',
    },
    (_, { id, heading }) => ({ id, heading }),
  ),
  PrivacyContact: row(
    {
      write: '<PrivacyContact />',
      shows: 'whom to ask about personal data',
      in: ['legal'],
      needs: {},
      only: 'page',
    },
    ({ settings }) => ({
      officer: settings.officers.privacy,
      isSpecimen: isSpecimen(settings.specimenFields, 'officers.privacy.phone'),
    }),
  ),
};
