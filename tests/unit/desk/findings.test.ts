import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deskFindings } from '../../../src/desk/findings/desk-findings.ts';
import { contentCopy } from '../../lib/content-copy.ts';

const now = new Date('2025-10-01T06:00:00Z');

it('says of a file beside an entry which entry it is, and of a line which field it stands in', async () => {
  const copy = contentCopy();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  };
  write('content/communiques/Communique4/castles/a.png', 'a picture');
  write('content/glossary/alpha.yaml', 'term: ആൽഫ\nmeaning: What an approach earned beyond its benchmark.\n');
  const found = await deskFindings(copy, now);
  expect(found.map(({ file, title, place, field }) => ({ file, title, place, field }))).toEqual(
    expect.arrayContaining([
      {
        file: 'content/communiques/Communique4/castles/a.png',
        title: 'Five sources of economic moat',
        place: { collection: 'communiques', id: 'Communique4' },
        field: undefined,
      },
      {
        file: 'content/glossary/alpha.yaml',
        title: 'ആൽഫ',
        place: { collection: 'glossary', id: 'alpha' },
        field: 'term',
      },
    ]),
  );
});

it('says of a line of a text which heading it stands under, and how its paragraph begins', async () => {
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
  writeFileSync(
    path.join(copy, 'content/faq/how-to-start.mdx'),
    `---\nquestion: How do I start, and can I come directly?\norder: 1\n---\n${text}`,
  );
  const found = await deskFindings(copy, now);
  const places = found.flatMap(({ file, inText }) =>
    file === 'content/faq/how-to-start.mdx' && inText ? [inText] : [],
  );
  expect([...new Map(places.map((place) => [place.part, place])).values()]).toEqual([
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
