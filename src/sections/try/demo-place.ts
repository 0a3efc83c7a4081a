/** The demo's own page, whose address keeps a day. The demo also opens in a tile of the home page. */
export const TRY_PATH = '/try';

/** The level of the demo's headlines: below a page's or below a tile's. */
export type HeadingLevel = 'h2' | 'h4';
