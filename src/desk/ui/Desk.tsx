import { useState } from 'react';
import { NewTabLink } from '../../components/NewTabLink/NewTabLink.tsx';
import type { DeskEntry } from '../desk-data.ts';
import styles from './Desk.module.css';
import { EntryDesk } from './EntryDesk.tsx';
import { FindingsView } from './FindingsView.tsx';
import { HandOver } from './HandOver.tsx';
import { MonthForm } from './MonthForm.tsx';
import { ReplaceDocument } from './ReplaceDocument.tsx';
import { Start } from './Start.tsx';
import { useAnswer } from './use-answer.ts';
import { type Asked, useRoute, views } from './use-route.ts';
import { useVersion } from './use-version.ts';

const isCurrentDocument = ({ collection, isEarlier }: DeskEntry) => collection === 'documents' && !isEarlier;

/** The writers’ desk: one page, with a view for each task. */
export function Desk() {
  const asked = useRoute();
  const { route } = asked;
  const { version, site, isThere } = useVersion();
  const { data } = useAnswer('desk', version);
  const { data: found, trouble } = useAnswer('findings', version);
  const findings = found ?? [];
  // The editor stays mounted while another view is shown, so that unsaved changes are still there.
  const [edited, setEdited] = useState<Asked>();
  const isEditing = route.startsWith('/keystatic');
  if (isEditing && edited !== asked) setEdited(asked);
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <a className={styles.name} href={views.start}>
          The writers’ desk
        </a>
        <nav aria-label="Desk">
          <a href={views.start} aria-current={route === '/' ? 'page' : undefined}>
            Start
          </a>
          <a href={views.findings} aria-current={route === '/findings' ? 'page' : undefined}>
            Findings{found && ` (${found.length})`}
          </a>
          <a href={views.handOver} aria-current={route === '/hand-over' ? 'page' : undefined}>
            Hand over
          </a>
          <NewTabLink href="/">The site</NewTabLink>
        </nav>
      </header>
      {!isThere && (
        <p role="alert" className={styles.alert}>
          The desk is not responding. What you wrote is kept in this browser: start the desk again in the terminal with
          npm run desk, then continue.
        </p>
      )}
      {edited !== undefined && (
        <EntryDesk asked={edited} isShown={isEditing} version={version} site={site} findings={findings} data={data} />
      )}
      {!isEditing && (
        <main className={styles.main}>
          {route === '/findings' && <FindingsView findings={found} trouble={trouble} version={version} />}
          {route === '/hand-over' && <HandOver version={version} findings={findings} entries={data?.entries ?? []} />}
          {route === '/replace' && <ReplaceDocument documents={data?.entries.filter(isCurrentDocument) ?? []} />}
          {route === '/month' && <MonthForm findings={findings} />}
          {route === '/' && <Start data={data} />}
        </main>
      )}
    </div>
  );
}
