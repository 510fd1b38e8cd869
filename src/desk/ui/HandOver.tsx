import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { DeskEntry } from '../desk-data.ts';
import type { DeskFinding } from '../findings/desk-findings.ts';
import type { FileChange } from '../hand-over/file-change.ts';
import styles from './HandOver.module.css';
import { post } from './ask.ts';
import { ChangeList } from './ChangeList.tsx';
import { allDrafts, type Draft } from './drafts.ts';
import { StopWarning } from './StopWarning.tsx';
import { useAnswer } from './use-answer.ts';
import { useOnce } from './use-once.ts';
import { viewOf, views } from './use-route.ts';
import { textOf, useSubmit } from './use-submit.ts';

/** Entries that no visitor would see although they are handed over, each with a link to it. */
function Unpublished({ changes }: { changes: readonly FileChange[] }) {
  const id = useId();
  const unpublished = changes.flatMap(({ title, place, whyUnpublished }) =>
    place === undefined || whyUnpublished === undefined ? [] : [{ title, place, whyUnpublished }],
  );
  if (unpublished.length === 0) return null;
  return (
    <section className={styles.warning} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Not for visitors yet
      </h2>
      <ul>
        {unpublished.map(({ title, place, whyUnpublished }) => (
          <li key={viewOf(place)}>
            <a href={viewOf(place)}>{title}</a>. {whyUnpublished}
          </li>
        ))}
      </ul>
      <p>
        You can still hand {unpublished.length === 1 ? 'it' : 'them'} over. To publish, open it first: untick Draft, or
        change its publish date.
      </p>
    </section>
  );
}

/** Milliseconds between looks for drafts: the editor stores them without an event, a moment after something was typed. */
const LOOK_MS = 1_000;

/** Entries with words that were typed and not saved, each with a link to it. */
function NotSaved({ entries }: Pick<HandOverProps, 'entries'>) {
  const id = useId();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let isWanted = true;
    const look = () => {
      void allDrafts().then((found) => {
        if (isWanted) setDrafts(found);
      });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  if (drafts.length === 0) return null;
  return (
    <section className={styles.warning} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Not saved yet
      </h2>
      <ul>
        {drafts.map(({ collection, id: name }) => {
          const entry = entries.find((each) => each.collection === collection && each.id === name);
          return (
            <li key={`${collection} ${name ?? ''}`}>
              <a href={name === undefined ? views.create(collection) : viewOf({ collection, id: name })}>
                {entry?.title ?? name ?? `A new entry in ${collection}`}
              </a>
            </li>
          );
        })}
      </ul>
      <p>What you typed there since the last save is not handed over. Open it and press Save, or reset its changes.</p>
    </section>
  );
}

interface HandOverProps {
  /** Grows whenever the content changes. */
  version: number;
  findings: readonly DeskFinding[];
  /** All entries, by whose titles unsaved ones are named. */
  entries: readonly DeskEntry[];
}

/** The changes, as a list of files and words, and the two ways of handing them over. */
export function HandOver({ version, findings, entries }: HandOverProps) {
  const [asked, setAsked] = useState(0);
  const [status, setStatus] = useState('');
  /** What the writer has made of the proposed words. */
  const [typed, setTyped] = useState<string>();
  const { data: answer, trouble } = useAnswer('changes', `${version} ${asked}`);
  const told = useRef<HTMLParagraphElement>(null);
  /** Says what came of something, and lists what is left; the control that was used may be gone. */
  const tell = (words: string) => {
    setStatus(words);
    setAsked((last) => last + 1);
    told.current?.focus();
  };
  const submit = useSubmit(async (form) => {
    const { branch, id, words } = await post<{ branch?: string; id?: string }>('commit', {
      subject: textOf(form, 'subject'),
    });
    setTyped(undefined);
    tell(
      words ?? `Saved as commit ${id ?? ''} on the branch ${branch ?? ''}. Tell the repository’s maintainer its name.`,
    );
  });
  const takeBack = async ({ file, version = '' }: FileChange) => {
    const { words = '' } = await post('take-back', { file, version });
    tell(words);
  };
  const confirmZip = useOnce(async () => {
    const { words = '' } = await post('handed-over');
    tell(words);
  });
  if (answer === undefined) return <p role="status">{trouble ?? 'Comparing…'}</p>;
  const { kind, changes, subject } = answer;
  return (
    <>
      <h1>Hand over</h1>
      <p role="status" ref={told} tabIndex={-1}>
        {status}
      </p>
      {trouble !== undefined && <p role="status">{trouble}</p>}
      <NotSaved entries={entries} />
      {changes.length === 0 ? (
        <p>
          {status === '' && 'There is nothing to hand over. '}
          What you save at the desk is listed here: <a href={views.start}>choose what to change</a>.
        </p>
      ) : (
        <>
          <StopWarning findings={findings} consequence="You can still hand over, but it is better to" />
          <Unpublished changes={changes} />
          <ChangeList changes={changes} onTakeBack={takeBack} />
          {kind === 'git' && (
            <form className={styles.commit} onSubmit={submit}>
              <label>
                What changed, in a few words
                <input
                  name="subject"
                  value={typed ?? subject}
                  onChange={({ target }) => {
                    setTyped(target.value);
                  }}
                  required
                  maxLength={72}
                />
              </label>
              <Button type="submit">Save as a branch and a commit</Button>
              <p>
                Your change is kept on this machine, on a branch of its own. Visitors do not see it until the
                repository’s maintainer merges it.
              </p>
            </form>
          )}
          <p>
            <a href="/desk/api/zip" download>
              Download the changed files as one zip
            </a>{' '}
            for the repository’s maintainer.
          </p>
          {kind === 'copy' && (
            <Button variant="quiet" onClick={confirmZip}>
              I have handed the zip over
            </Button>
          )}
        </>
      )}
    </>
  );
}
