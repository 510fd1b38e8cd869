import { factNames } from '../../lib/approaches/facts.ts';
import { firmValueNames } from '../../lib/texts/fill-in.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from '../../collections/checks/site.ts';
import { type Naming, namingWords, type Row } from '../../mdx/row.ts';
import { mdxNames, mdxTable } from '../../mdx/table.ts';
import type { Choice, DeskField, DeskFields } from './desk-field.ts';
import type { Names } from './describe-fields.ts';
import { asChoices, labelOf } from './label.ts';
import { entryChoices } from './names.ts';

/**
 * How an editor treats a component: `mark` is put around words, `inline` is used among them, `wrapper` holds
 * paragraphs, and `block` is separate.
 */
type ComponentKind = 'mark' | 'inline' | 'wrapper' | 'block';

/** A component of texts as an editor offers it. */
export interface DeskComponent {
  description: string;
  kind: ComponentKind;
  fields: DeskFields;
}

function kindOf({ holds, inSentence }: Row): ComponentKind {
  if (holds === 'words') return 'mark';
  if (holds === 'paragraphs') return 'wrapper';
  return inSentence ? 'inline' : 'block';
}

/** The table is written for the guide, where names are in backticks. */
const plain = (markdown: string) => markdown.replaceAll('`', '');

/** Groups of points in the pages, for the drawings of them. */
function groupsIn(site: Site): Choice[] {
  const names = site.filesOf('pages').flatMap(({ source }) => {
    const { groups } = fieldsOf(source.data);
    return Array.isArray(groups) ? groups.map((group) => String(fieldsOf(group)['id'])) : [];
  });
  return asChoices([...new Set(names)]);
}

/** Choices for each kind of attribute; undefined if it takes any text. */
const choicesOf = (site: Site, names: Names): Record<Naming, readonly Choice[] | undefined> => ({
  approach: names.approaches,
  document: names.documents,
  fact: asChoices(factNames),
  firm: asChoices(firmValueNames),
  group: groupsIn(site),
  page: entryChoices(site.filesOf('pages')),
  term: entryChoices(site.filesOf('glossary')),
  anchor: undefined,
  percent: undefined,
  rupees: undefined,
  words: undefined,
});

/** Describes the components of texts from their table, so that a new row is offered automatically. */
export function describeComponents(site: Site, names: Names): Record<string, DeskComponent> {
  const choices = choicesOf(site, names);
  const field = (name: string, naming: Naming, isRequired: boolean): DeskField => {
    const common = { label: labelOf(namingWords[naming] ?? name), isRequired };
    const offered = choices[naming];
    if (offered) return { ...common, kind: 'choice', choices: offered };
    return { ...common, kind: 'text', isLong: false, ...(isRequired && { min: 1 }) };
  };
  return Object.fromEntries(
    mdxNames.map((name) => {
      const row: Row = mdxTable[name];
      const fields = Object.fromEntries([
        // An editor does not show what a mark around words names, so it names nothing until somebody chooses.
        ...Object.entries(row.needs).map(([key, naming]) => [key, field(key, naming, row.holds !== 'words')] as const),
        ...Object.entries(row.takes ?? {}).map(([key, naming]) => [key, field(key, naming, false)] as const),
      ]);
      return [name, { description: plain(row.shows), kind: kindOf(row), fields }];
    }),
  );
}
