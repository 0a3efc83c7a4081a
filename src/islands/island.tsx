import { use, type ReactNode } from 'react';
import { PathnameContext } from '../components/link';

const pagesWithIslands = new Set<string>();

/**
 * A part of a page that React runs in the browser. Only components inside an island may have state or
 * effects (.oxlintrc.json): a page without islands is a document without React, and loads none of its scripts.
 */
export function Island({ children }: { children: ReactNode }) {
  pagesWithIslands.add(use(PathnameContext));
  return children;
}

/** Whether a rendered page has an island (gatsby/on-pre-render-html.tsx). */
export const hasIsland = (pathname: string): boolean => pagesWithIslands.has(pathname);
