import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { THEME_COLORS } from '../theme/constants';

/** The ground that shows through a picture, such as a line drawing: light in both themes, so that dark lines stay visible. */
export const PICTURE_GROUND = THEME_COLORS.light;

/** The query result for an image file. Vector files have a URL, but no image data. */
export type PictureFile = {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/** Whether visitors get the file itself: a drawing or a moving picture, of which smaller copies would stand still. */
export const isServedAsIs = ({ format, pages = 1 }: { format?: string; pages?: number }): boolean =>
  format === 'svg' || format === 'gif' || pages > 1;
