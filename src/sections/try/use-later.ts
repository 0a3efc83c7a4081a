import { startTransition, useEffect, useState } from 'react';

/** A value that lags behind: it keeps its old value until the rest of a change is painted, then changes in a transition. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(value)), [value]);
  return later;
}
