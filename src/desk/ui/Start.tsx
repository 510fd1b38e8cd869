import { useId, useState } from 'react';
import type { DeskEntry } from '../desk-data.ts';
import type { Desk } from '../entries/describe-desk.ts';
import styles from './Start.module.css';
import { viewOf, views } from './use-route.ts';

/** The most common tasks of writers, each with its steps. */
const tasks: { name: string; href: string; then: string }[] = [
  {
    name: 'Write a new article',
    href: views.create('communiques'),
    then: 'Enter a title, a date and a summary, write the text and save. It stays a draft until you untick “Draft”.',
  },
  {
    name: 'Enter a new month of performance',
    href: views.month,
    then: 'Choose the month and the file of figures. The factsheets and the report are made; read them, then hand them over.',
  },
  {
    name: 'Report the month’s complaints',
    href: views.single('complaints'),
    then: 'Change the month and its rows, and add a row for it to the trend by month. Then change the period of the complaints document.',
  },
  {
    name: 'Replace a document',
    href: views.replace,
    then: 'Choose the document, the new PDF and its date. The old one stays under “Earlier versions”.',
  },
  {
    name: 'Add a person to the team',
    href: views.create('team'),
    then: 'Enter the name, the role, the group and the place in it, and a photograph if there is one. Untick “Draft” when the page is ready.',
  },
  {
    name: 'Add a question',
    href: views.create('faq'),
    then: 'Enter the question as an investor would ask it, and its place in the list; the answer is the text.',
  },
  {
    name: 'Add a word to the glossary',
    href: views.create('glossary'),
    then: 'One or two sentences. Mark the word with “Term” where a text first uses it.',
  },
  {
    name: 'Warn of impostors',
    href: views.create('notices'),
    then: 'Say what happens and what to do. It is shown at /VerifyUs once you untick “Draft”.',
  },
];

/** Entries whose title, id, kind or version contains the words. */
const found = (entries: readonly DeskEntry[], words: string) =>
  entries.filter(({ title, id, collection, version }) =>
    `${title} ${id} ${collection} ${version}`.toLowerCase().includes(words.trim().toLowerCase()),
  );

/** What there is to edit. */
interface StartData {
  desk: { collections: Partial<Desk['collections']> };
  entries: readonly DeskEntry[];
}

/** The first view: the usual tasks, and everything there is to edit. */
export function Start({ data }: { data: StartData | undefined }) {
  const [words, setWords] = useState('');
  const field = useId();
  const all = data ? Object.entries(data.desk.collections) : [];
  const singles = all.filter(([, { isSingle }]) => isSingle).map(([name, { label }]) => ({ name, label }));
  const shown = found(data?.entries ?? [], words);
  const groups = [
    ...all
      .filter(([, { isSingle }]) => !isSingle)
      .map(([name, { label }]) => ({ name, label, entries: shown.filter(({ collection }) => collection === name) })),
    {
      name: 'singles',
      label: 'The whole site',
      entries: singles.flatMap(({ name, label }) =>
        label.toLowerCase().includes(words.trim().toLowerCase())
          ? [{ collection: name, id: name, title: label, version: '' }]
          : [],
      ),
    },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <>
      <h1>What would you like to do?</h1>
      <ul className={styles.tasks}>
        {tasks.map(({ name, href, then }) => (
          <li key={name}>
            <a href={href}>{name}</a>
            <p>{then}</p>
          </li>
        ))}
      </ul>
      <h2>Everything on the site</h2>
      <p>
        <label htmlFor={field}>Find by title</label>
        <input
          id={field}
          type="search"
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
          }}
        />
      </p>
      {data === undefined && <p role="status">Reading the content…</p>}
      <div className={styles.groups}>
        {groups.map(({ name, label, entries }) => (
          <section key={name} aria-labelledby={`${field}-${name}`}>
            <h3 id={`${field}-${name}`}>{label}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <a href={viewOf(entry)}>{entry.title}</a> {/* Versions of a document share a title. */}
                  {entry.version !== '' && <small>({entry.version})</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {data !== undefined && groups.length === 0 && <p role="status">Nothing has “{words.trim()}” in its title.</p>}
    </>
  );
}
