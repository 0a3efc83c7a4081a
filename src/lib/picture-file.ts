import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { THEME_COLORS } from '../theme/constants';

/** The background of transparent pictures, light in both themes so that dark lines stay visible. */
export const PICTURE_GROUND = THEME_COLORS.light;

/** The query result for an image file. Vector files have a URL, but no image data. */
export type PictureFile = {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/** Whether visitors get the original file: a drawing, or an animation, whose resized copies wouldn't move. */
export const isServedAsIs = ({ format, pages = 1 }: { format?: string; pages?: number }): boolean =>
  format === 'svg' || format === 'gif' || pages > 1;
