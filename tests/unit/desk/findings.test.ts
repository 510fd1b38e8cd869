import { expect, it } from 'vitest';
import { deskFindings } from '../../../src/desk/findings/desk-findings.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { writeInto } from '../../lib/temporary-folder.ts';

const now = new Date('2025-10-01T06:00:00Z');

it('names the entry that a file belongs to, and the field that a line is in', async () => {
  const copy = contentCopy();
  const [castle, word] = ['content/communiques/Communique4/castles/a.png', 'content/glossary/alpha.yaml'] as const;
  const article = { collection: 'communiques', id: 'Communique4' };
  const alpha = 'term: ആൽഫ\nmeaning: What an approach earned beyond its benchmark.\n';
  writeInto(copy, { [castle]: 'a picture', [word]: alpha });
  const found = await deskFindings(copy, now);
  expect(found.map(({ file, title, place, field }) => ({ file, title, place, field }))).toEqual(
    expect.arrayContaining([
      { file: castle, title: 'Five sources of economic moat', place: article, field: undefined },
      { file: word, title: 'ആൽഫ', place: { collection: 'glossary', id: 'alpha' }, field: 'term' },
    ]),
  );
});

it('names the heading above a line of a text, the beginning of its paragraph, and the words of a link', async () => {
  const copy = contentCopy();
  const text = `
Read [of it](/None1).

## What it [costs](/None2)

The fee is taken once a quarter, [in arrears](/None3).

- A fee.
- [Nothing](/None4) else.

| Fee | Rate |
| --- | --- |
| [Management](/None5) | 2.5% |

<Limits of="None" />

![](./none.png)

##

The [last](/None6).
`;
  const file = 'content/faq/how-to-start.mdx';
  writeInto(copy, { [file]: `---\nquestion: How do I start?\norder: 1\n---\n${text}` });
  const found = await deskFindings(copy, now);
  const places = found.flatMap((finding) => (finding.file === file && finding.inText ? [finding.inText] : []));
  const marks = places.flatMap(({ mark }) => mark ?? []);
  expect(new Set(marks)).toEqual(new Set(['of it', 'costs', 'in arrears', 'Nothing', 'Management', 'last']));
  const described = places.map(({ part, under, words }) => ({ part, under, words }));
  expect([...new Map(described.map((place) => [place.part, place])).values()]).toEqual([
    { part: 0, under: undefined, words: 'Read of it.' },
    { part: 1, under: undefined, words: 'What it costs' },
    { part: 2, under: 'What it costs', words: 'The fee is taken once a …' },
    { part: 3, under: 'What it costs', words: 'Nothing else.' },
    { part: 4, under: 'What it costs', words: 'Management 2.5%' },
    { part: 5, under: 'What it costs', words: 'Limits' },
    { part: 6, under: 'What it costs', words: undefined },
    { part: 7, under: 'What it costs', words: undefined },
    { part: 8, under: 'What it costs', words: 'The last.' },
  ]);
});
