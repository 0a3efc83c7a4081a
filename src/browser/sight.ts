/**
 * Says in `data-in-sight` whether a visitor sees an element with `data-moves`: `false` out of the window and in a
 * hidden tab. The styles of what moves pause it there, so that it goes on where it was.
 */
export function startSight(): void {
  const inWindow = new Map<HTMLElement, boolean>();

  const mark = () => {
    for (const [element, isIn] of inWindow)
      element.dataset.inSight = String(isIn && !document.hidden);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inWindow.set(target as HTMLElement, isIntersecting);
    }
    mark();
  });

  document.addEventListener('visibilitychange', mark);
  // Something that moves may be added to the page later.
  document.addEventListener('animationstart', ({ target }) => {
    const moving = (target as Element).closest('[data-moves]');
    if (moving) observer.observe(moving);
  });
}
