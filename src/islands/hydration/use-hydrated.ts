import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until React has taken it over; true in the render right after that. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
