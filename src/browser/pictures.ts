import { isOnFastLine, savesData } from '../lib/visitor';

/**
 * Fetches the pictures below the window, so that none is blank when it comes into view, or in a picture of the
 * whole page: at once on a fast line, otherwise when the page has loaded and its fonts are on their way. Hidden
 * ones stay lazy: slides and tabs.
 */
export function startPictures(): void {
  document.addEventListener('error', showFallback, true);
  if (savesData()) return;
  const fetchAll = () => {
    for (const picture of document.images) {
      if (picture.checkVisibility()) picture.loading = 'eager';
    }
  };
  if (isOnFastLine()) document.addEventListener('DOMContentLoaded', fetchAll);
  else addEventListener('load', () => setTimeout(fetchAll, 250));
}

/** Shows the file of `src` instead of one that can't be loaded: programs that save a page keep no other. */
function showFallback({ target: picture }: Event): void {
  if (!(picture instanceof HTMLImageElement)) return;
  for (const source of picture.parentElement!.querySelectorAll('source')) source.remove();
  picture.removeAttribute('srcset');
}
