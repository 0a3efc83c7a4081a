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

/** The classes of the grounds of tiles and panels. */
export const TINTS = ['bg-butter', 'bg-sage', 'bg-blush', 'bg-mist'] as const;

/** The ground of a tile by its position. In two and in four columns no two neighbors have the same one. */
export const tileGround = (position: number): string =>
  [...TINTS, ...TINTS.toReversed()][position % (2 * TINTS.length)]!;
