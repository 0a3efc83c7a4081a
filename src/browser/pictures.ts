import { isOnFastLine, savesData } from '../lib/visitor';
import { documentParsed, pageLoaded } from './loaded';
import { reactSettled } from './react';

/**
 * Fetches the pictures below the window, so that none is blank when it comes into view, or in a picture of the
 * whole page: at once on a fast line, otherwise when the page has loaded and React has started. Hidden pictures, in
 * slides and tabs, stay lazy.
 */
export function startPictures(): void {
  document.addEventListener('error', showFallback, true);
  if (savesData()) return;
  const ready = isOnFastLine() ? documentParsed : pageLoaded.then(() => reactSettled);
  ready.then(() => {
    for (const picture of document.images) {
      if (picture.checkVisibility()) picture.loading = 'eager';
    }
  });
}

/** Shows the file of `src` if another one can't be loaded: programs that save a page keep only that one. */
function showFallback({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  target.removeAttribute('srcset');
}
