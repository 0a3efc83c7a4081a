import { reactSettled } from '../islands/island-element';
import { documentParsed, pageLoaded } from '../lib/loading';
import { isOnFastNetwork, savesData } from '../lib/visitor';

/**
 * Fetches the pictures below the fold before they come into view: at once on a fast network, otherwise when the page has
 * loaded and React has started. Hidden pictures, in slides and tabs, stay lazy.
 */
export function startPictures(): void {
  if (savesData()) return;
  const ready = isOnFastNetwork() ? documentParsed : pageLoaded.then(() => reactSettled);
  ready.then(() => {
    for (const picture of document.images) {
      if (picture.checkVisibility()) picture.loading = 'eager';
    }
  });
}
