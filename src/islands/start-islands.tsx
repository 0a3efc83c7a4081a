import { startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announceStart, ISLAND_FAILED, REACT_STARTED } from './events';
import { StaticParts } from './static';

type Islands = {
  [name: string]: () => Promise<ComponentType<any>>;
};

/**
 * Starts React on each island of the document. An island that fails doesn't affect the others.
 * @param islands functions that load the components, by name
 */
export function startIslands(islands: Islands): void {
  document.dispatchEvent(new Event(REACT_STARTED));
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    islands[element.dataset.island!]!()
      .then((Component) => startIsland(element, Component))
      .catch((error: unknown) => fail(element, error));
}

function fail(element: HTMLElement, error: unknown): void {
  reportError(error);
  element.dispatchEvent(new Event(ISLAND_FAILED, { bubbles: true }));
}

/** Starts React on one island. If the component throws, the island's HTML stays as it was. */
function startIsland(element: HTMLElement, Component: ComponentType): void {
  const html = element.innerHTML;
  const parts = new Map(
    [...element.querySelectorAll<HTMLElement>('[data-static]')].map(
      (part) => [part.dataset.static!, [...part.childNodes]] as const,
    ),
  );
  const props = JSON.parse(document.getElementById(element.dataset.props!)!.textContent!) as object;
  const Started = () => {
    useEffect(() => void announceStart(element), []);
    return (
      <StaticParts value={parts}>
        <Component {...props} />
      </StaticParts>
    );
  };
  // In a transition, React hydrates in tasks of a few milliseconds; a single task would block a slow phone for 0.25 s.
  startTransition(() => {
    hydrateRoot(element, <Started />, {
      // A translation or an extension has changed the island, so React renders it again.
      onRecoverableError: console.warn,
      onUncaughtError(error) {
        element.innerHTML = html;
        fail(element, error);
      },
    });
  });
}
