import type { RefObject } from 'react';
import type { DeskData } from '../desk-data.ts';
import type { DeskCollection } from '../entries/describe-desk.ts';
import type { DeskFinding } from '../findings/desk-findings.ts';
import styles from './EntryDesk.module.css';
import { EntryFindings } from './EntryFindings.tsx';
import { LinkFinder } from './LinkFinder.tsx';
import { Preview } from './Preview.tsx';
import { isSame, type useEntry } from './use-entry.ts';
import { goToRefused, useRefusedFields } from './use-refused-fields.ts';
import { useSettled } from './use-settled.ts';
import { WritingHelp } from './WritingHelp.tsx';

interface AboutEntryProps {
  /** The editor’s frame. */
  frame: RefObject<HTMLIFrameElement | null>;
  entry: ReturnType<typeof useEntry>;
  /** Those of all entries. */
  findings: readonly DeskFinding[];
  onGo: (finding: DeskFinding) => void;
  /** Grows whenever the content changes. */
  version: number;
  /** Grows whenever the pages show what was saved. */
  site: number;
  /** Undefined until the server has answered. */
  data: DeskData | undefined;
}

/** Names of the components that texts of this kind put around words. */
const marksOf = ({ components }: DeskCollection, data: DeskData | undefined) =>
  components.filter((name) => data?.desk.components[name]?.kind === 'mark');

/** Beside the editor: what keeps an entry from being saved, its findings, help with its text, and its page. */
export function AboutEntry({ frame, entry, findings, onGo, version, site, data }: AboutEntryProps) {
  const { isNew, place, collection, file, facts } = entry;
  const refused = useRefusedFields(frame);
  const isSettled = useSettled(version, site);
  const own = findings.filter((finding) => isSame(finding.place, place));
  const elsewhere = findings.filter(({ stops }) => stops).length - own.filter(({ stops }) => stops).length;
  return (
    // The key resets the column for another entry, so that it starts at its findings, without old messages. Whether the
    // site is settled stays: it may still have to show what was saved in the entry before.
    <aside key={file} className={styles.aside} aria-label="About the entry">
      {(isNew || place !== undefined) && (
        <>
          <EntryFindings
            isNew={isNew}
            own={own}
            elsewhere={elsewhere}
            onGo={onGo}
            refused={refused}
            onGoToRefused={(index) => {
              if (frame.current?.contentDocument) goToRefused(frame.current.contentDocument, index);
            }}
          />
          {collection?.ending === 'mdx' && (
            <>
              <LinkFinder links={data?.links ?? []} />
              <WritingHelp marks={marksOf(collection, data)} isNew={isNew} />
            </>
          )}
        </>
      )}
      {facts && (
        <Preview
          facts={facts}
          site={site}
          isSettled={isSettled}
          hiding={findings.filter(({ hides }) => hides).length}
        />
      )}
    </aside>
  );
}
