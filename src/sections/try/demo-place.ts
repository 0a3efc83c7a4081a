/** The path of the demo's own page, whose URL contains the day. The demo also opens in a tile of the home page. */
export const TRY_PATH = '/try';

/** The level of the demo's headlines: `h2` on its own page, `h4` in a tile. */
export type HeadingLevel = 'h2' | 'h4';
