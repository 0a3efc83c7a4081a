import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandContent, type IslandName } from '../islands/island';
import { ISLAND_FAILED } from '../islands/island-taps.browser';

/**
 * Starts React on one island alone. If it throws, the island's HTML stays as it was. Exported for the reason in
 * page.ts.
 */
export function startIsland(element: HTMLElement): void {
  const html = element.innerHTML;
  const props = JSON.parse(element.nextElementSibling!.textContent!);
  const content = <IslandContent name={element.dataset.island as IslandName} props={props} />;
  // As a transition React hydrates in tasks of a few milliseconds; one task blocks a slow phone for 0.25 s.
  startTransition(() => {
    hydrateRoot(element, content, {
      // A translation or an extension has changed the island before: React renders it anew.
      onRecoverableError: console.warn,
      onUncaughtError(error) {
        reportError(error);
        element.innerHTML = html;
        element.dispatchEvent(new Event(ISLAND_FAILED, { bubbles: true }));
      },
    });
  });
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) startIsland(element);
