import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture file as a query gives it; a vector has an address but no sizes. */
export type PictureFile = {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};
