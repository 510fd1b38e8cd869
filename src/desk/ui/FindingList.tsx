import type { DeskFinding } from '../findings/desk-findings.ts';
import { hasSubject } from '../../collections/findings/finding.ts';
import { capitalised } from '../../lib/format.ts';
import { labelOf } from '../fields/label.ts';
import styles from './FindingList.module.css';

/** The place of a finding, in a writer’s words. */
function placeWords({ file, field, line, inText, message }: DeskFinding): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (name.endsWith('.csv')) return `${name}, line ${line}`;
  // A picture or a PDF beside the entry.
  if (!/\.(mdx|yaml)$/.test(file)) return name;
  if (field !== undefined) {
    const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? `no. ${Number(step) + 1}` : labelOf(step)));
    return `${steps.join(', ')}${hasSubject(message) ? ':' : ''}`;
  }
  if (inText === undefined) return `Line ${line}`;
  const { under, words } = inText;
  return `Text${under === undefined ? '' : `, under “${under}”`}${words === undefined ? '' : `: “${words}”`}`;
}

/** A message as a sentence; an address at its beginning stays as it was typed. */
const sentence = (message: string) => (/^\p{L}+[ ,]/u.test(message) ? capitalised(message) : message);

/** Findings of one entry or of several; each that the editor can show links to its place. */
export function FindingList({
  findings,
  onGo,
}: {
  findings: readonly DeskFinding[];
  onGo: (finding: DeskFinding) => void;
}) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding, place) => (
        // Two may be equal, such as the same mistake twice in a paragraph.
        <li key={place} data-stops={finding.stops}>
          {finding.place === undefined ? (
            <strong>{placeWords(finding)}</strong>
          ) : (
            <button
              type="button"
              onClick={() => {
                onGo(finding);
              }}
            >
              {placeWords(finding)}
            </button>
          )}
          {/* After a field’s name, the message continues from the name. */}
          <span>{finding.field === undefined ? sentence(finding.message) : finding.message}</span>
          <small>{finding.stops ? 'Stops the site from being built.' : 'Please look at this.'}</small>
        </li>
      ))}
    </ul>
  );
}
