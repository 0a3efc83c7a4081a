/** The level of the demo's headlines: below a page's or below a tile's. */
export type HeadingLevel = 'h2' | 'h4';
