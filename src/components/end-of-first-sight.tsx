import { END_OF_FIRST_SIGHT } from '../lib/page-ids';

/**
 * Marks where the first sight of a page ends. A build replaces it by a link to the page's
 * stylesheet, and only the styles of what comes before are in the document itself, so that it is painted earlier
 * (plugins/site/bundle/document-styles.ts). The browser shows nothing after it before the stylesheet has come.
 */
export const EndOfFirstSight = () => <template id={END_OF_FIRST_SIGHT} />;
