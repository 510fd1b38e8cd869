import { asNumbers } from '../../lib/as-numbers.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { officersOf } from '../../lib/firm/officers.ts';
import { oneYearTable } from '../../lib/guides/one-year-form.ts';
import { hasSpecimen } from '../../lib/specimen.ts';
import type { Page } from '../../collections/schemas/page.ts';
import { row, type RowFacts } from '../row.ts';

type Group = Page['groups'][number];

/** A drawing of a group of points from a page's front matter. */
const grouped = <Props extends object>(
  facts: Pick<RowFacts, 'write' | 'shows' | 'in' | 'points'>,
  props: (group: Group) => Props,
) =>
  row({ ...facts, needs: { of: 'page', group: 'group' } } as const, ({ pages }, { of, group }) =>
    props(entryOf(entryOf(pages, of, 'page').data.groups, group, 'group')),
  );

/** Components for the texts of content/pages and content/legal. */
export const ofPages = {
  Cards: grouped(
    {
      write: '<Cards of="InvestmentPhilosophy" group="pillars" />',
      shows: 'points with titles, side by side',
      in: ['pages', 'papers'],
    },
    ({ cards }) => ({ cards }),
  ),
  PorterForces: grouped(
    {
      write: '<PorterForces of="InvestmentPhilosophy" group="forces" />',
      shows: 'the five competitive forces; rivalry is the last point',
      in: ['pages/InvestmentPhilosophy', 'papers'],
      points: { least: 5, most: 5 },
    },
    ({ cards: forces, caption }) => ({ forces, caption }),
  ),
  MoatSources: grouped(
    {
      write: '<MoatSources of="InvestmentPhilosophy" group="moat" />',
      shows: 'the sources of a moat',
      in: ['pages/InvestmentPhilosophy', 'papers'],
      points: { least: 1, most: 12 },
    },
    ({ cards: sources, caption }) => ({ sources, caption }),
  ),
  Officers: row(
    {
      write: '<Officers />',
      shows: 'whom to contact: the officers for complaints, compliance and accessibility, and the principal officer',
      in: ['pages', 'papers'],
      needs: {},
    },
    ({ settings }) => ({
      officers: officersOf(settings).map(({ field, ...officer }) => ({
        ...officer,
        isSpecimen: hasSpecimen(settings.specimenFields, field),
      })),
    }),
  ),
  OneYearFees: row(
    {
      write: '<OneYearFees capital="5000000" brokerage="2" management="2" hurdle="10" performance="20" />',
      shows: 'the regulator’s one-year fee form with its results; amounts are in rupees and percent',
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
    (_, terms) => oneYearTable(asNumbers(terms)),
  ),
  Section: row(
    {
      write: '<Section id="moat" heading="What is a Moat">…</Section>',
      shows: 'a section with its own address, here /AboutUs#moat',
      in: ['pages/AboutUs'],
      needs: { id: 'anchor', heading: 'words' },
      holds: 'paragraphs',
      only: 'page',
    },
    (_, { id, heading }) => ({ id, heading }),
  ),
  PrivacyContact: row(
    { write: '<PrivacyContact />', shows: 'whom to ask about personal data', in: ['legal'], needs: {}, only: 'page' },
    ({ settings }) => ({
      officer: settings.officers.privacy,
      isSpecimen: hasSpecimen(settings.specimenFields, 'officers.privacy'),
    }),
  ),
};
