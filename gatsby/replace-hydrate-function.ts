import { startTransition, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Renderer = (element: ReactElement, container: Element) => void;

const hydrate: Renderer = (element, container) =>
  startTransition(() => void hydrateRoot(container, element));

/**
 * Hydrates in tasks of a few milliseconds. Gatsby's own call is one task, which blocks a slow phone for a
 * quarter of a second. A tap in the meantime makes React finish first. The documents of `gatsby develop` have
 * no content to hydrate, so Gatsby renders them.
 */
export const replaceHydrateFunction = (): Renderer | undefined =>
  process.env.NODE_ENV === 'production' ? hydrate : undefined;
