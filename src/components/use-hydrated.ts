import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script runs; false in the markup that the server writes. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
