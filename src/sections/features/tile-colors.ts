import { itemAt } from '../../lib/item-at';

/** The background classes of tiles and panels. */
export const TINTS = ['bg-butter', 'bg-sage', 'bg-blush', 'bg-mist'] as const;

/**
 * The background of a feature by its position, on its tile and in its section: each four features begin with the next
 * color, so that neighbors differ in one, two or four columns.
 */
export const featureGround = (position: number): string =>
  itemAt(TINTS, (position + Math.floor(position / TINTS.length)) % TINTS.length);
