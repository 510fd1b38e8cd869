import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration; true in the render right after. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
