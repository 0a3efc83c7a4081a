import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Hydrate = (page: ReactNode, container: Element) => void;

/**
 * Hydrates as a transition. React then works in slices of five milliseconds and lets events through
 * between them; otherwise it blocks a slow phone until the whole page is hydrated.
 * @returns undefined in development, where Gatsby may have rendered nothing that could be hydrated
 */
export const replaceHydrateFunction = (): Hydrate | undefined =>
  process.env.NODE_ENV === 'production'
    ? (page, container) => startTransition(() => void hydrateRoot(container, page))
    : undefined;
