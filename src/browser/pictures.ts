import { savesData } from './visitor';

/**
 * Fetches the pictures below the window once the page has loaded and its fonts are on their way, so that none is
 * blank when it comes into view, or in a picture of the whole page. Hidden ones stay lazy: slides and tabs.
 */
export function startPictures(): void {
  const fetchAll = () => {
    for (const picture of document.images) {
      if (picture.checkVisibility()) picture.loading = 'eager';
    }
  };
  if (!savesData()) addEventListener('load', () => setTimeout(fetchAll, 250));
}
