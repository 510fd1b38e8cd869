import styles from './WritingHelp.module.css';

/** The keys for writing a text. */
const keys: readonly { keys: string[]; does: string }[] = [
  {
    keys: ['/'],
    does: 'where a line begins, offers headings, tables, images and the site’s own drawings by name.',
  },
  {
    keys: ['+'],
    does: 'above the text: what the site has made, such as a figure of a strategy, within a sentence too.',
  },
  { keys: ['Tab'], does: 'in a table goes to the next cell; Alt and ↓, then Enter, show what can be done with it.' },
  { keys: ['##', '-', '1.'], does: 'and a space, where a line begins: a heading, a list, a list with numbers.' },
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
          Buttons say their names when the pointer rests on them.{' '}
          {marks.map((name) => `${name.slice(0, 2)} is ${name}`).join(', ')}
          {marks.length > 0 && ': select words first, then press it.'} A term bears a question mark until it names a
          word of the glossary. It is looked up by its words when you save; if it is not found, click it, and choose at
          the pencil or take the mark off at the bin. A note takes a whole paragraph of its own.
        </li>
      </ul>
    </details>
  );
}
