import { useEffect, useState } from 'react';

/** Whether only this window edits a file: `taken` by another from the beginning, or `lost` to another since. */
export type Hold = 'asking' | 'held' | 'taken' | 'lost';

/** Locks a file for this window, so that two windows never overwrite each other’s work. */
export function useOnlyWindow(file: string | undefined): { hold: Hold; takeOver: () => void } {
  const [state, setState] = useState<{ file: string | undefined; hold: Hold; takeovers: number }>({
    file,
    hold: 'asking',
    takeovers: 0,
  });
  if (state.file !== file) setState({ file, hold: 'asking', takeovers: 0 });
  const { takeovers } = state;
  useEffect(() => {
    if (file === undefined) return;
    const held = Promise.withResolvers<undefined>();
    const set = (hold: Hold) => {
      setState((now) => (now.file === file ? { ...now, hold } : now));
    };
    navigator.locks
      .request(`desk ${file}`, takeovers > 0 ? { steal: true } : { ifAvailable: true }, (lock) => {
        set(lock === null ? 'taken' : 'held');
        return lock === null ? undefined : held.promise;
      })
      .catch(() => {
        set('lost');
      });
    return () => {
      held.resolve(undefined);
    };
  }, [file, takeovers]);
  return {
    hold: state.hold,
    takeOver: () => {
      setState({ file, hold: 'asking', takeovers: takeovers + 1 });
    },
  };
}
