import {
  ChefHat,
  CookingPot,
  FlaskConical,
  Puzzle,
  Scale,
  SlidersHorizontal,
  Target,
  UsersRound,
} from '../../components/icons';

/** The icons by their names in `features.json`. */
export const FEATURE_ICONS = {
  recipes: CookingPot,
  nutrients: FlaskConical,
  targets: Target,
  gaps: Puzzle,
  filters: SlidersHorizontal,
  household: UsersRound,
  custom: ChefHat,
  portions: Scale,
};

/** The background classes of tiles and panels. */
export const TINTS = ['bg-butter', 'bg-sage', 'bg-blush', 'bg-mist'] as const;

/** The background of a tile by its position. In two or four columns, neighbors differ. */
export const tileGround = (position: number): string =>
  [...TINTS, ...TINTS.toReversed()][position % (2 * TINTS.length)]!;
