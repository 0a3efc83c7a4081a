import { useEffect, type RefObject } from 'react';

/**
 * Calls a function with the id of a `Findable` that is to be open: because the browser's search or a link to a text has
 * found something there (`beforematch`, HTML), now or before React started, or because the address has its id.
 * @param island an element that contains the parts
 * @param onFound has to be stable
 */
export function useFound(
  island: RefObject<HTMLElement | null>,
  onFound: (id: string) => void,
): void {
  useEffect(() => {
    const whole = island.current!;
    const parts = [...whole.querySelectorAll<HTMLElement>('findable-part')];
    const showRevealed = ({ target }: Event) => onFound((target as Element).id);
    const showTarget = () => {
      const target = parts.find(({ id }) => id === location.hash.slice(1));
      if (!target) return;
      onFound(target.id);
      // Browsers without `until-found` haven't scrolled to it.
      if (target.hidden) requestAnimationFrame(() => target.scrollIntoView());
    };
    const revealed = parts.findLast(({ hidden }) => !hidden);
    if (revealed) onFound(revealed.id);
    showTarget();
    whole.addEventListener('beforematch', showRevealed);
    addEventListener('hashchange', showTarget);
    return () => {
      whole.removeEventListener('beforematch', showRevealed);
      removeEventListener('hashchange', showTarget);
    };
  }, [island, onFound]);
}
