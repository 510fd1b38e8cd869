import { type RefObject, useEffect, useState } from 'react';
import { tell } from './ask.ts';
import { hasDraft } from './has-draft.ts';

/**
 * Opens a file, which may be saved from then on, and says why the desk cannot show it. The editor reads the files once,
 * and again after each save, so one that was changed outside meanwhile is loaded again; unless the editor brings back
 * what was typed before the change, as then only the writer can tell which of the two is to stay.
 *
 * @param file undefined while this window may not open one
 * @param path address of the editor’s page for it
 */
export function useOpenFile(
  file: string | undefined,
  path: string,
  frame: RefObject<HTMLIFrameElement | null>,
): { isOpen: boolean; trouble?: string | undefined } {
  const [state, setState] = useState<{ file: string; trouble: string | undefined }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    let isWanted = true;
    void hasDraft(path).then((isDrafted) => {
      // Meanwhile the writer may have gone on to another entry.
      if (!isWanted) return;
      const query = { file, take: isDrafted ? '0' : '1' };
      void tell<{ trouble?: string; wasStale?: boolean }>('open', query).then(({ trouble, wasStale }) => {
        if (!isWanted) return;
        setState({ file, trouble });
        if (wasStale && !isDrafted) frame.current?.contentWindow?.location.reload();
      });
    });
    return () => {
      isWanted = false;
      // Where the writer comes back to it, it is opened anew.
      setState(undefined);
    };
  }, [file, path, frame]);
  return state !== undefined && state.file === file ? { isOpen: true, trouble: state.trouble } : { isOpen: false };
}
