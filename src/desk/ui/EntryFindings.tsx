import type { DeskFinding } from '../findings/desk-findings.ts';
import { FindingList } from './FindingList.tsx';
import { RefusedFields } from './RefusedFields.tsx';
import type { RefusedField } from './use-refused-fields.ts';

interface EntryFindingsProps {
  /** Whether the entry has never been saved. */
  isNew: boolean;
  own: readonly DeskFinding[];
  /** Number of findings in other entries that stop the site from being built. */
  elsewhere: number;
  onGo: (finding: DeskFinding) => void;
  refused: readonly RefusedField[];
  /** Receives the index of the refused field. */
  onGoToRefused: (index: number) => void;
}

/** The number of findings in words. */
function findingWords({ isNew, own: { length }, elsewhere }: EntryFindingsProps): string {
  if (isNew) return 'Findings come with the first save';
  if (length === 0) return elsewhere === 0 ? 'No findings' : 'No findings in this entry';
  return length === 1 ? '1 finding' : `${length} findings`;
}

/** What keeps an entry from being saved, and what the checks found in it. */
export function EntryFindings(props: EntryFindingsProps) {
  const { own, onGo, refused, onGoToRefused } = props;
  return (
    <>
      {refused.length > 0 && (
        <section role="alert" aria-label="Not saved">
          <h2>Cannot be saved yet</h2>
          <RefusedFields fields={refused} onGo={onGoToRefused} />
        </section>
      )}
      <section aria-label="Findings of this entry">
        <h2>{findingWords(props)}</h2>
        {own.length > 0 && <FindingList findings={own} onGo={onGo} />}
      </section>
    </>
  );
}
