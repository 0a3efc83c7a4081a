import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The ground that shows through a picture, such as a line drawing: light in both themes, so that dark lines stay visible. */
export const PICTURE_GROUND = '#fcf8f1';

/** The query result for an image file. Vector files have a URL, but no image data. */
export type PictureFile = {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};
