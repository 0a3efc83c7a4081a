import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The query result for an image file. Vector files have a URL, but no image data. Transparent ones have a background. */
export type PictureFile = {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/** Whether visitors get the original file: a drawing, or an animation, whose resized copies wouldn't move. */
export const isServedAsIs = ({ format, pages = 1 }: { format?: string; pages?: number }): boolean =>
  format === 'svg' || format === 'gif' || pages > 1;
