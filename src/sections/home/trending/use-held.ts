import { useEffect, useState, type RefObject } from 'react';

/** After this many milliseconds without a move, a hovering pen counts as gone: no hand is that steady. */
const PEN_AWAY = 2000;

/**
 * Whether a pointer holds an element: a mouse or a pen while it is over it, or a finger that has touched it until it is
 * lifted. A pointer can leave without an event: a pen that goes out of range, or any when the page is left.
 */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);

  useEffect(() => {
    const whole = element.current;
    if (!whole) return undefined;
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && whole.contains(target);
    let penTimer: ReturnType<typeof setTimeout> | undefined;

    const leave = () => setIsHovered(false);
    const hover = ({ pointerType, target, buttons }: PointerEvent) => {
      if (pointerType === 'touch') return;
      clearTimeout(penTimer);
      if (pointerType === 'pen' && buttons === 0) penTimer = setTimeout(leave, PEN_AWAY);
      setIsHovered(isWithin(target));
    };
    const touch = ({ touches }: TouchEvent) =>
      setIsTouched([...touches].some(({ target }) => isWithin(target)));
    const forget = () => {
      leave();
      setIsTouched(false);
    };

    const abort = new AbortController();
    const options = { passive: true, signal: abort.signal };
    // On the document, whose events say which element the pointer is over, even if it left none.
    document.addEventListener('pointerover', hover, options);
    for (const event of ['pointermove', 'pointerup'] as const)
      whole.addEventListener(event, hover, options);
    whole.addEventListener('pointerleave', leave, options);
    document.addEventListener('pointercancel', leave, options);
    for (const event of ['touchstart', 'touchend', 'touchcancel'] as const)
      whole.addEventListener(event, touch, options);
    addEventListener('pageshow', forget, options);
    return () => {
      abort.abort();
      clearTimeout(penTimer);
    };
  }, [element]);

  return isHovered || isTouched;
}
