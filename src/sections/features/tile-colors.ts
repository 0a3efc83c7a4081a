import { itemAt } from '../../lib/item-at';

/** The background classes of tiles and panels. */
export const TINTS = ['bg-butter', 'bg-sage', 'bg-blush', 'bg-mist'] as const;

/** The background of a tile by its position. In two or four columns, neighbors differ. */
export const tileGround = (position: number): string =>
  itemAt([...TINTS, ...TINTS.toReversed()], position % (2 * TINTS.length));
