import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The query result for an image file. Vector files have a URL, but no image data. */
export type PictureFile = {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};
