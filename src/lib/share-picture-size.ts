/** The size of every share picture in pixels: what Open Graph's readers show uncropped (1.91:1). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
