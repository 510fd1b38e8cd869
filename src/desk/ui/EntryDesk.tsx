import { useEffect, useRef, useState } from 'react';
import type { DeskData } from '../desk-data.ts';
import type { DeskFinding } from '../findings/desk-findings.ts';
import { NO_FILE } from '../save/shown.ts';
import { AboutEntry } from './AboutEntry.tsx';
import { CannotShow } from './CannotShow.tsx';
import { ChangedOutside } from './ChangedOutside.tsx';
import styles from './EntryDesk.module.css';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { type Goal, showInEngine } from './show-in-engine.ts';
import { useBehind } from './use-behind.ts';
import { useEnginePath } from './use-engine-place.ts';
import { isSame, useEntry } from './use-entry.ts';
import { useGoal } from './use-goal.ts';
import { useOnlyWindow } from './use-only-window.ts';
import type { Asked } from './use-route.ts';

interface EntryDeskProps {
  /** The editor’s page that was last requested. */
  asked: Asked;
  isShown: boolean;
  /** Grows whenever the content changes. */
  version: number;
  /** Grows whenever the pages show what was saved. */
  site: number;
  findings: readonly DeskFinding[];
  /** Undefined until the server has answered. */
  data: DeskData | undefined;
}

/** An entry in the editor, with the findings and the page beside it. */
export function EntryDesk({ asked, isShown, version, site, findings, data }: EntryDeskProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(asked.route);
  const path = useEnginePath(frame, asked);
  const entry = useEntry(path, version, data);
  const { place, collection, file, facts, trouble } = entry;
  const { hold, takeOver } = useOnlyWindow(file);
  const now =
    file !== undefined && entry.version !== undefined && hold === 'held' && trouble === undefined
      ? { file, version: entry.version }
      : undefined;
  const { isBehind, hidesDraft, isLeaving, keep, load } = useBehind(frame, path, file, now);

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
        {isBehind && <ChangedOutside isGone={entry.version === NO_FILE} onLoad={() => void load()} onKeep={keep} />}
        {hidesDraft && (
          <p role="alert" className={styles.alert}>
            This file was deleted outside this window in the meantime. What you wrote but did not save is kept in this
            browser: ask the site’s developer to put the file back, then reload this page.
          </p>
        )}
        <iframe ref={frame} title="Editor" src={first} inert={blocked || isLeaving} data-blocked={blocked} />
      </div>
      <AboutEntry frame={frame} entry={entry} findings={findings} onGo={go} version={version} site={site} data={data} />
    </main>
  );
}
