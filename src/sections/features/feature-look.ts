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

/** The background class of a feature by its position. In four columns no two neighbors have the same one. */
export const featureBackground = (position: number): string =>
  BACKGROUNDS[position % BACKGROUNDS.length]!;

const BACKGROUNDS = [
  'bg-butter',
  'bg-sage',
  'bg-blush',
  'bg-mist',
  'bg-mist',
  'bg-blush',
  'bg-sage',
  'bg-butter',
];
