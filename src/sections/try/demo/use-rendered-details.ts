import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Renders the content of a `<details>` only while it is open. Before the script runs it is always rendered: the
 * document has it for visitors without script. With script, closed content would slow down every change.
 * @param onToggle is told about each change; keep it stable
 */
export function useRenderedDetails(onToggle?: (isOpen: boolean) => void) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isRendered, setIsRendered] = useState(true);
  const sync = useCallback(() => {
    const { open } = ref.current!;
    setIsRendered(open);
    onToggle?.(open);
  }, [onToggle]);
  useEffect(sync, [sync]);
  return { isRendered, details: { ref, onToggle: sync } };
}
