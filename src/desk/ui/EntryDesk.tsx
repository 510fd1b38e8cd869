import { useEffect, useRef, useState } from 'react';
import type { DeskData } from '../desk-data.ts';
import type { DeskCollection } from '../entries/describe-desk.ts';
import type { DeskFinding, EntryPlace } from '../findings/desk-findings.ts';
import { NO_FILE } from '../save/shown.ts';
import { CannotShow } from './CannotShow.tsx';
import { ChangedOutside } from './ChangedOutside.tsx';
import styles from './EntryDesk.module.css';
import { EntryFindings } from './EntryFindings.tsx';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { LinkFinder } from './LinkFinder.tsx';
import { Preview } from './Preview.tsx';
import { type Goal, showInEngine } from './show-in-engine.ts';
import { useAnswer } from './use-answer.ts';
import { useBehind } from './use-behind.ts';
import { collectionIn, placeIn, useEnginePath } from './use-engine-place.ts';
import { useGoal } from './use-goal.ts';
import { useOnlyWindow } from './use-only-window.ts';
import { goToRefused, useRefusedFields } from './use-refused-fields.ts';
import type { Asked } from './use-route.ts';
import { useSettled } from './use-settled.ts';
import { WritingHelp } from './WritingHelp.tsx';

interface EntryDeskProps {
  /** The editor’s page that was last requested. */
  asked: Asked;
  isShown: boolean;
  version: number;
  /** Grows whenever the pages show what was saved. */
  site: number;
  findings: readonly DeskFinding[];
  data: DeskData | undefined;
}

function fileOf(place: EntryPlace | undefined, collection: DeskCollection | undefined): string | undefined {
  if (!place || !collection) return undefined;
  return `content/${collection.isSingle ? '' : `${place.collection}/`}${place.id}.${collection.ending}`;
}

/** Names of the components that texts of this kind put around words. */
const marksOf = ({ components }: DeskCollection, data: DeskData | undefined) =>
  components.filter((name) => data?.desk.components[name]?.kind === 'mark');

const isSame = (one: EntryPlace | undefined, other: EntryPlace | undefined) =>
  one !== undefined && one.collection === other?.collection && one.id === other.id;

/** An entry in the editor, with the findings and the page beside it. */
export function EntryDesk({ asked, isShown, version, site, findings, data }: EntryDeskProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(asked.route);
  const path = useEnginePath(frame, asked);
  const place = placeIn(path);
  const kind = collectionIn(path);
  const collection = Object.entries(data?.desk.collections ?? {}).find(([name]) => name === kind)?.[1];
  const file = fileOf(place, collection);
  const { hold, takeOver } = useOnlyWindow(file);
  const refused = useRefusedFields(frame);
  const isSettled = useSettled(version, site);
  const { data: entry } = useAnswer('entry', version, file === undefined ? null : { file });
  const { data: readable } = useAnswer('readable', entry?.version ?? '', file !== undefined && entry ? { file } : null);
  const trouble = readable?.trouble;
  const now =
    file !== undefined && entry && hold === 'held' && trouble === undefined
      ? { file, version: entry.version }
      : undefined;
  const { isBehind, hidesDraft, isLeaving, keep, load } = useBehind(frame, path, file, now);
  const facts = entry?.facts;
  const own = findings.filter((finding) => isSame(finding.place, place));
  const elsewhere = findings.filter(({ stops }) => stops).length - own.filter(({ stops }) => stops).length;

  const show = (goal: Goal) => {
    const page = frame.current?.contentDocument;
    // Until the editor has opened the entry, it still shows another.
    if (!page || !isSame(goal.place, place)) return undefined;
    return showInEngine(page, goal, collection?.fields ?? {});
  };
  const go = useGoal(asked, show);

  // The desk’s address shows what is being edited, so that a reload comes back to it.
  useEffect(() => {
    if (isShown && location.hash !== `#${path}`) history.replaceState(null, '', `#${path}`);
  }, [isShown, path]);
  const isNew = path.endsWith('/create');
  const blocked = trouble !== undefined || hold === 'taken' || hold === 'lost';
  return (
    <main className={styles.entry} hidden={!isShown}>
      <h1 className="sr-only">{facts?.title ?? 'Edit'}</h1>
      <div className={styles.editor}>
        <HeldElsewhere
          hold={hold}
          onContinue={(reloads) => {
            takeOver();
            // The other window may have saved since this one read the file.
            if (reloads) frame.current?.contentWindow?.location.reload();
          }}
        />
        {trouble !== undefined && file !== undefined && <CannotShow file={file} trouble={trouble} key={file} />}
        {isBehind && <ChangedOutside isGone={entry?.version === NO_FILE} onLoad={() => void load()} onKeep={keep} />}
        {hidesDraft && (
          <p role="alert" className={styles.alert}>
            This file was deleted outside this window in the meantime. What you wrote but did not save is kept in this
            browser: ask the site’s developer to put the file back, then reload this page.
          </p>
        )}
        <iframe ref={frame} title="Editor" src={first} inert={blocked || isLeaving} data-blocked={blocked} />
      </div>
      {/* The key resets the column for another entry, so that it starts at its findings, without old messages. */}
      <aside key={file} className={styles.aside} aria-label="About the entry">
        {(isNew || place !== undefined) && (
          <>
            <EntryFindings
              isNew={isNew}
              own={own}
              elsewhere={elsewhere}
              onGo={go}
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
    </main>
  );
}
