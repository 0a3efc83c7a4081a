import { useEffect, useRef } from 'react';

let isKept = false;

/**
 * Keeps the focus in a row of links that lead to pages with the same row: what was chosen there gets
 * the focus on the next page, and so is announced.
 * @param chosen a selector of the link that is chosen
 */
export function useKeptFocus<Row extends HTMLElement>(chosen: string) {
  const target = useRef<Row>(null);
  useEffect(() => {
    const link = isKept ? target.current?.querySelector<HTMLElement>(chosen) : null;
    isKept = false;
    // The router gives the focus to the page as a whole, later in this task.
    queueMicrotask(() => link?.focus({ preventScroll: true }));
  }, [chosen]);
  const keepFocus = () => {
    isKept = true;
  };
  return { target, keepFocus };
}
