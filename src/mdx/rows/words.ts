import { currentVersion } from '../../lib/documents/document-series.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { fact, factNames } from '../../lib/approaches/facts.ts';
import { firmValue } from '../../lib/texts/fill-in.ts';
import { routes } from '../../lib/routes.ts';
import { everywhere, row } from '../row.ts';

/** Components for any text. */
export const words = {
  Fact: row(
    {
      write: '<Fact of="EmergingMoat" name="holdings" />',
      shows: 'a figure of a strategy or fund, in words',
      in: everywhere,
      needs: { of: 'approach', name: 'fact' },
      inSentence: true,
    },
    ({ approaches }, { of, name }) => {
      const value = fact(entryOf(approaches, of, 'strategy or fund').data, name);
      if (value === undefined) throw new Error(`${of} has no such figure. Names: ${factNames.join(', ')}.`);
      return { value };
    },
  ),
  Firm: row(
    {
      write: '<Firm name="foundedYear" />',
      shows: 'a value of the firm: `foundedYear`, `registration`, `legalName`, `minimumInvestment`',
      in: everywhere,
      needs: { name: 'firm' },
      inSentence: true,
    },
    ({ settings }, { name }) => ({ value: firmValue(name, settings) }),
  ),
  Term: row(
    {
      write: '<Term id="high-water-mark">high-water mark</Term>',
      shows:
        'words with their meaning; `id` is the file’s name in `content/glossary`; only the first mention on a page is marked',
      in: everywhere,
      needs: { id: 'term' },
      holds: 'words',
      inSentence: true,
    },
    ({ glossary }, { id }) => ({
      id,
      href: `${routes.glossary}#${id}`,
      meaning: entryOf(glossary, id, 'word').data.meaning,
    }),
  ),
  Note: row(
    { write: '<Note>Text.</Note>', shows: 'a highlighted remark', in: everywhere, needs: {}, holds: 'words' },
    () => ({ role: 'note' as const }),
  ),
  DocumentLink: row(
    {
      write: '<DocumentLink id="what-is-a-moat" label="Our paper on moats" />',
      shows: 'a button to a PDF; without `label` it shows the PDF’s title',
      in: everywhere,
      needs: { id: 'document' },
      takes: { label: 'words' },
    },
    ({ documents }, { id, label }) => ({
      document: currentVersion(documents, id).data,
      label,
      variant: 'quiet' as const,
    }),
  ),
};
