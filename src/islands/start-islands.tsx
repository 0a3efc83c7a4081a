import { startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ThemeProvider } from '../theme/theme-provider';
import { announceStart, ISLAND_FAILED } from './events';
import { StaticParts } from './static';

type Islands = {
  [name: string]: ComponentType<any> | undefined;
};
type LazyIslands = {
  [name: string]: (() => Promise<ComponentType<any>>) | undefined;
};

/**
 * Starts React on each island of the document alone.
 * @param islands the components by their names
 * @param lazy functions that fetch the others
 */
export function startIslands(islands: Islands, lazy: LazyIslands): void {
  // The script of the document (browser/before-react.ts) may have been blocked.
  document.documentElement.dataset.interactive = '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island!;
    const component = islands[name];
    if (component) startIsland(element, component);
    else
      lazy[name]!().then(
        (fetched) => startIsland(element, fetched),
        (error) => fail(element, error),
      );
  }
}

function fail(element: HTMLElement, error: unknown): void {
  reportError(error);
  element.dispatchEvent(new Event(ISLAND_FAILED, { bubbles: true }));
}

/** Starts React on one island. If it throws, the island's HTML stays as it was. */
function startIsland(element: HTMLElement, Component: ComponentType): void {
  const html = element.innerHTML;
  const parts = new Map(
    [...element.querySelectorAll<HTMLElement>('[data-static]')].map(
      (part) => [part.dataset.static!, [...part.childNodes]] as const,
    ),
  );
  const props = JSON.parse(element.nextElementSibling!.textContent!) as object;
  const Started = () => {
    useEffect(() => void announceStart(element), []);
    return (
      <ThemeProvider>
        <StaticParts value={parts}>
          <Component {...props} />
        </StaticParts>
      </ThemeProvider>
    );
  };
  // As a transition React hydrates in tasks of a few milliseconds; one task blocks a slow phone for 0.25 s.
  startTransition(() => {
    hydrateRoot(element, <Started />, {
      // A translation or an extension has changed the island before: React renders it anew.
      onRecoverableError: console.warn,
      onUncaughtError(error) {
        element.innerHTML = html;
        fail(element, error);
      },
    });
  });
}
