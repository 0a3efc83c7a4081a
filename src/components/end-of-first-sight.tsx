import { END_OF_FIRST_SIGHT } from '../lib/page-ids';

/**
 * Marks where the first sight of a page ends. A build replaces it with a link to the page's stylesheet
 * (plugins/site/bundle/document-styles.ts). The document itself has only the styles of what comes before, so that it is
 * painted earlier. The browser shows nothing after the link until the stylesheet has come.
 */
export const EndOfFirstSight = () => <template id={END_OF_FIRST_SIGHT} />;
