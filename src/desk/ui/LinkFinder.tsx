import { useId, useState } from 'react';
import type { Choice } from '../fields/desk-field.ts';
import styles from './LinkFinder.module.css';

/** The message while the typed words do not identify a single title. */
function foundWords(words: string, likely: readonly Choice[]): string {
  if (words.trim() === '') return '';
  if (likely.length === 0) return 'No title contains these words.';
  return `${likely.length} titles contain these words: ${likely
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ')}${likely.length > 3 ? ' …' : ''}`;
}

/** Finds a page or PDF by its title, and copies a link to it, for pasting into a text. */
export function LinkFinder({ links }: { links: readonly Choice[] }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('');
  const isIn = ({ label }: Choice) => label.toLowerCase().includes(words.trim().toLowerCase());
  const likely = words.trim() === '' ? [] : links.filter(isIn);
  const chosen =
    likely.find(({ label }) => label.toLowerCase() === words.trim().toLowerCase()) ??
    (likely.length === 1 ? likely[0] : undefined);
  const copy = async ({ value, label }: Choice) => {
    const link = document.createElement('a');
    link.textContent = label.replace(/ \(PDF\)$/, '');
    // As it is written, not as the browser would complete it.
    link.setAttribute('href', value);
    const forms = { 'text/html': link.outerHTML, 'text/plain': `[${link.textContent}](${value})` };
    const item = Object.fromEntries(Object.entries(forms).map(([type, text]) => [type, new Blob([text], { type })]));
    try {
      await navigator.clipboard.write([new ClipboardItem(item)]);
      setStatus(
        `The link is copied: ${link.textContent}. Paste it over selected words to link them, or wherever you want the link.`,
      );
    } catch {
      setStatus(
        `The browser did not allow the link to be copied. Type it into the text yourself: ${forms['text/plain']}`,
      );
    }
  };
  return (
    <div className={styles.finder}>
      <label htmlFor={id}>Link to</label>
      <input
        id={id}
        list={`${id}-pages`}
        value={words}
        placeholder="A page or paper by its title"
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setStatus('');
        }}
      />
      <datalist id={`${id}-pages`}>
        {links.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      <output htmlFor={id}>{chosen?.value ?? foundWords(words, likely)}</output>
      <button
        type="button"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen) void copy(chosen);
        }}
      >
        Copy the link
      </button>
      <p role="status">{status}</p>
    </div>
  );
}
