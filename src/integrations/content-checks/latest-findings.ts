import type { Findings } from '../../collections/checks/check-content.ts';

/** What the checks of the dev server found last, for whoever shows it to a writer. */
export interface LatestFindings {
  /** What is found in the content as it is now, once the checks that are due have ended; undefined where they failed. */
  current: () => Promise<Findings | undefined>;
  /** A file has changed: who asks from now on waits for the checks of it. */
  expire: () => void;
  /** The checks of the last change have ended. */
  settle: (findings: Findings | undefined) => void;
}

/** Findings that nobody has made yet. */
export function latestFindings(): LatestFindings {
  let latest = Promise.withResolvers<Findings | undefined>();
  let isSettled = false;
  return {
    current: () => latest.promise,
    expire: () => {
      // Who waits for the checks of an earlier change waits for those of this one.
      if (isSettled) latest = Promise.withResolvers();
      isSettled = false;
    },
    settle: (findings) => {
      latest.resolve(findings);
      isSettled = true;
    },
  };
}
