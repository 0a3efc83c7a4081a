/** The least width in pixels of a picture, by use: anything smaller looks blurred where it is shown. */
export const MINIMUM_WIDTHS = {
  /** Fills the whole window. */
  hero: 2000,
  /** Shown at 300 CSS pixels at most, on screens with two pixels for each. */
  recipeCard: 600,
  audience: 1200,
  post: 1200,
} as const;

export type PictureUse = keyof typeof MINIMUM_WIDTHS;
