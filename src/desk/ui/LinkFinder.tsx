import { useId, useState } from 'react';
import type { Choice } from '../fields/desk-field.ts';
import styles from './LinkFinder.module.css';

/** Finds the address of a page or PDF by its title, to be put behind words of a text. */
export function LinkFinder({ links }: { links: readonly Choice[] }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [said, say] = useState('');
  const chosen = links.find(({ label }) => label === words);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    say(`${address} is copied. Choose words in the text, press Link, and paste it there.`);
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
        }}
      />
      <datalist id={`${id}-pages`}>
        {links.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      <output htmlFor={id}>{chosen?.value}</output>
      <button
        type="button"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen) void copy(chosen.value);
        }}
      >
        Copy the address
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
