import { type RefObject, useEffect, useState } from 'react';
import { NO_FILE, type Shown, shownAs, shownIn, TAKE } from '../save/shown.ts';
import { discardDraft, hasDraft } from './drafts.ts';
import { useInFrame } from './use-in-frame.ts';

const formIn = (page: Document) => page.querySelector<HTMLElement>('[data-shown]');

/** The state of a file that the editor’s form shows, and its page; undefined while it saves and redraws the form. */
function shownBy(page: Document) {
  // A page that has only just begun to load has no elements yet.
  const shown = page.querySelector('html[data-saving]') ? undefined : shownIn(formIn(page)?.dataset['shown']);
  return shown && { ...shown, page: page.defaultView?.performance.timeOrigin };
}

interface Visit {
  file: string | undefined;
  /** Whether the editor has shown the file since the writer came to it. */
  isShown: boolean;
  /** The page that is being reloaded. */
  left?: number | undefined;
  /** The state of the file that may be overwritten. */
  taken?: string;
}

interface Behind {
  isBehind: boolean;
  /** Whether the editor keeps a draft of a deleted file: it then shows neither. */
  hidesDraft: boolean;
  /** Whether the page that it shows is about to reload, so that input there would be lost. */
  isLeaving: boolean;
  /** The writer keeps what is in the editor: from now on, a save may overwrite the file. */
  keep: () => void;
  /** Reloads the file, in place of a draft if the writer agrees to lose it. */
  load: () => Promise<void>;
}

const LOSES =
  'Load the changed file? What you typed or changed here since you last saved is lost, and cannot be brought back.';

/** Whether the editor had a draft of an entry when the writer opened it; undefined until that is known. */
function useDrafted(path: string): boolean | undefined {
  const [known, setKnown] = useState<{ path: string; isDrafted: boolean }>();
  useEffect(() => {
    let isWanted = true;
    void hasDraft(path).then((isDrafted) => {
      if (isWanted) setKnown({ path, isDrafted });
    });
    return () => {
      isWanted = false;
      // When the writer comes back to it, look for it again.
      setKnown(undefined);
    };
  }, [path]);
  return known?.path === path ? known.isDrafted : undefined;
}

/**
 * Whether the editor shows an outdated state of a file: it reads files only at the start and after each save. When the
 * writer opens an entry, it is reloaded, unless the editor restores a draft, because only the writer can decide which
 * of the two to keep. Nor must a draft be reloaded at once: the editor takes it out of its store when it shows it, and
 * puts it back a moment later.
 *
 * @param path address of the editor’s page for the file
 * @param now the file’s state according to the server; undefined if this window may not save
 */
export function useBehind(
  frame: RefObject<HTMLIFrameElement | null>,
  path: string,
  file: string | undefined,
  now: Shown | undefined,
): Behind {
  const isDrafted = useDrafted(path);
  const shown = useInFrame(frame, shownBy, 'data-shown data-saving');
  const [visit, setVisit] = useState<Visit>({ file, isShown: false });
  if (visit.file !== file) setVisit({ file, isShown: false });
  const isKnown = isDrafted !== undefined && now !== undefined && shown?.file === now.file && shown.page !== visit.left;
  const isBehind = isKnown && now.version !== shown.version;
  const current = now && shownAs(now);
  // A deleted file would disappear from the editor, and with it what was written there.
  const left = isBehind && !isDrafted && now.version !== NO_FILE ? shown.page : undefined;
  if (isKnown && !visit.isShown) setVisit({ file, isShown: true, left });
  const taken = isBehind && visit.taken === current ? current : undefined;
  useEffect(() => {
    if (visit.left !== undefined) frame.current?.contentWindow?.location.reload();
  }, [frame, visit.left]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && taken !== undefined) formIn(page)?.dispatchEvent(new CustomEvent(TAKE, { detail: taken }));
  }, [frame, taken]);
  const isAsked = isBehind && visit.isShown && taken === undefined;
  // The editor would delete the state that it loaded, whatever the draft says (docs/upstream/keystatic-typing.md).
  useEffect(() => {
    // A page that is still loading has no root yet.
    const root = frame.current?.contentDocument?.querySelector(':root');
    root?.toggleAttribute('data-draft-behind', isAsked && isDrafted);
  }, [frame, isAsked, isDrafted, shown?.page]);
  return {
    isBehind: isAsked,
    hidesDraft: isDrafted === true && shown === undefined && now?.version === NO_FILE,
    isLeaving: visit.left !== undefined && shown?.page === visit.left,
    keep: () => {
      setVisit({ file, isShown: true, ...(current !== undefined && { taken: current }) });
    },
    load: async () => {
      if (await hasDraft(path)) {
        if (!confirm(LOSES)) return;
        await discardDraft(path);
      }
      setVisit({ file, isShown: true, left: shown?.page });
    },
  };
}
