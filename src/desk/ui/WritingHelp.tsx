import styles from './WritingHelp.module.css';

/** The keys for writing a text. */
const keys: readonly { keys: string[]; does: string }[] = [
  {
    keys: ['/'],
    does: 'at the start of a line: inserts a heading, a table, an image or one of the site’s drawings by name.',
  },
  {
    keys: ['+'],
    does: 'above the text: inserts one of the site’s components, such as a figure of a strategy, even in a sentence.',
  },
  { keys: ['Tab'], does: 'in a table: goes to the next cell; Alt and ↓, then Enter, show what you can do with it.' },
  { keys: ['##', '-', '1.'], does: 'and a space, at the start of a line: a heading, a list, a numbered list.' },
  { keys: ['**', '*'], does: 'on both sides of words: bold, italic.' },
  { keys: ['Ctrl', 'S'], does: 'saves.' },
];

/**
 * What to type and press in a text. The editor shows the name of a button only while the pointer is on it.
 *
 * @param marks names of the components that go around words: their buttons show the first two letters
 * @param isNew whether the text is new, for which the help is open
 */
export function WritingHelp({ marks, isNew }: { marks: readonly string[]; isNew: boolean }) {
  return (
    <details className={styles.help} open={isNew}>
      <summary>How to write</summary>
      <ul>
        {keys.map(({ keys: pressed, does }) => (
          <li key={does}>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {does}
          </li>
        ))}
        <li>
          Buttons show their names when you point at them.{' '}
          {marks.map((name) => `${name.slice(0, 2)} is ${name}`).join(', ')}
          {marks.length > 0 && ': select words first, then press it.'} A term shows a question mark until it is linked
          to a word of the glossary. It is looked up when you save; if it is not found, click it, then the pencil to
          choose a word, or the bin to remove the mark. A note needs a paragraph of its own.
        </li>
      </ul>
    </details>
  );
}
