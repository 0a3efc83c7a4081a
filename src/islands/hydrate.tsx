import { startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StaticParts } from './static';

/** Starts React on an island. If the component throws, the island's HTML stays as it was. */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType | undefined,
  props: object,
): void {
  if (!Component) throw new Error(`There is no component for ${island.outerHTML.slice(0, 80)}`);
  const html = island.innerHTML;
  const parts = new Map(
    [...island.querySelectorAll<HTMLElement>('[data-static]')].map(
      (part) => [String(part.dataset.static), [...part.childNodes]] as const,
    ),
  );
  const Started = () => {
    // The element sees the change and replays the held taps (island-element.ts).
    useEffect(() => island.setAttribute('state', 'ready'), []);
    return (
      <StaticParts value={parts}>
        <Component {...props} />
      </StaticParts>
    );
  };
  // In a transition, React hydrates in tasks of a few milliseconds; a single task would block a slow phone for 0.25 s.
  startTransition(() => {
    hydrateRoot(island, <Started />, {
      // A translation or an extension has changed the island, so React renders it again.
      onRecoverableError: console.warn,
      onUncaughtError(error) {
        reportError(error);
        island.innerHTML = html;
        island.setAttribute('state', 'failed');
      },
    });
  });
}
