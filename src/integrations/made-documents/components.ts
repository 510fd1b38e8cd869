import { fact, factNames } from '../../lib/facts.ts';
import { firmValue } from '../../lib/fill-in.ts';
import { officersOf } from '../../lib/officers.ts';
import { formatPhone } from '../../lib/format.ts';
import { absolute } from '../../lib/page-meta.ts';
import { documentRoute } from '../../lib/routes.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import type { Approach } from '../../schemas/approach.ts';
import { approachDrawings } from './approach-blocks.ts';
import { type Block, type Inline, strong, text } from './blocks.ts';
import { type Content, entryOf } from './content.ts';
import { drawing } from './drawings/index.ts';
import type { Components } from './mdx.ts';
import { performanceTables } from './performance-tables.ts';

/** The components that only papers may use, as they have no form on a page. */
export const paperComponents = ['Figure', 'Formula', 'PerformanceTables'] as const;

/** The form on paper of every component that a text may use, save the two that belong to one page of the site. */
export function componentsFor({ settings, approaches, pages, documents }: Content): Components {
  const approach = (id: string | undefined): Approach => entryOf(approaches, id ?? '').data;

  const drawn = (field: keyof typeof approachDrawings) => (attributes: Readonly<Record<string, string>>) => {
    const blocks = approachDrawings[field](approach(attributes['of']));
    if (blocks.length === 0) throw new Error(`${attributes['of'] ?? ''} has no ${field} in its front matter.`);
    return blocks;
  };

  const cards = ({ of = '', group = '' }: Readonly<Record<string, string>>): Block => {
    const found = entryOf(entryOf(pages, of).data.groups, group);
    return {
      is: 'cards',
      cards: found.cards.map(({ title, description }) => ({ title, content: [text(description)] })),
    };
  };

  const drawnCards = (name: string, caption: string) => (attributes: Readonly<Record<string, string>>) => {
    const titled = cards(attributes);
    const labels = titled.is === 'cards' ? titled.cards.map(({ title }) => title) : [];
    return [drawing(name, { labels: labels.join(' | '), alt: labels.join(', '), caption }), titled];
  };

  const movingAverageDays = (of: string): string => {
    const days = approach(of).movingAverageDays;
    if (days === undefined) throw new Error(`${of} has no movingAverageDays in its front matter.`);
    return String(days);
  };

  const officers = (): Block => ({
    is: 'rows',
    rows: officersOf(settings).map(({ office, field, name, phone, email }) => ({
      title: office,
      content: [
        strong(name),
        ...(isSpecimen(settings.specimenFields, field) ? [{ is: 'specimen' } as const] : []),
        { is: 'break' },
        text(`${formatPhone(phone)}, `),
        { is: 'link', url: `mailto:${email}`, content: [text(email)] },
      ],
    })),
  });

  return {
    blocks: {
      Allocation: drawn('allocation'),
      Limits: drawn('limits'),
      Criteria: drawn('criteria'),
      CompanyTypes: drawn('companyTypes'),
      Mission: drawn('mission'),
      MarketCap: drawn('marketCapCrore'),
      RiskProfile: drawn('risk'),
      Performance: drawn('performance'),
      Cards: (attributes) => [cards(attributes)],
      PorterForces: drawnCards('forces', 'Four forces press on the rivalry among the companies of an industry.'),
      MoatSources: drawnCards(
        'moat-sources',
        'Each source closes its own stretch of the moat. A strong company has several.',
      ),
      Note: (_, content) => [{ is: 'note', content: content() }],
      Officers: () => [officers()],
      DocumentLink: ({ id = '', label }) => {
        const { title, file } = entryOf(documents, id).data;
        const url = absolute(documentRoute(file), settings.website);
        return [{ is: 'paragraph', content: [{ is: 'link', url, content: [text(label ?? title)] }] }];
      },
      // A drawing of a strategy's figure takes it from the strategy.
      Figure: ({ name = '', of, ...attributes }) => [
        drawing(name, of === undefined ? attributes : { ...attributes, days: movingAverageDays(of) }),
      ],
      Formula: (_, __, words) => [{ is: 'formula', content: words() }],
      PerformanceTables: () => performanceTables(approaches.map(({ data }) => data)),
    },
    words: {
      Fact: ({ of, name = '' }): Inline[] => {
        const value = fact(approach(of), name);
        if (value === undefined)
          throw new Error(`${of ?? ''} has no figure “${name}”. Names: ${factNames.join(', ')}.`);
        return [text(value)];
      },
      Firm: ({ name = '' }): Inline[] => [text(firmValue(name, settings))],
      // A meaning that shows at a touch has no place on paper.
      Term: (_, words) => words(),
    },
  };
}
