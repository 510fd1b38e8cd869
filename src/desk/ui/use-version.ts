import { useEffect, useState } from 'react';

/** Milliseconds until the desk asks again after the server did not answer. */
const AGAIN = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A number that grows whenever a file of the content changes, and whether the server answers. */
export function useVersion(): { version: number; isThere: boolean } {
  const [state, setState] = useState({ version: 0, isThere: true });
  useEffect(() => {
    const end = new AbortController();
    const isWanted = () => !end.signal.aborted;
    const follow = async () => {
      let after = 0;
      while (isWanted()) {
        try {
          const response = await fetch(`/desk/api/version?after=${String(after)}`, { signal: end.signal });
          after = ((await response.json()) as { version: number }).version;
          setState({ version: after, isThere: true });
        } catch {
          // A server that has started again counts from its beginning.
          after = 0;
          if (isWanted()) setState(({ version }) => ({ version, isThere: false }));
          await pause(AGAIN);
        }
      }
    };
    void follow();
    return () => {
      end.abort();
    };
  }, []);
  return state;
}
