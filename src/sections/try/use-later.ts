import { startTransition, useEffect, useState } from 'react';

/** The value before the last change, until the rest of the change is painted. Then the new one renders in a transition. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(value)), [value]);
  return later;
}
