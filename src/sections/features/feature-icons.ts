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
