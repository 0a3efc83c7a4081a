import {
  ChefHat,
  CookingPot,
  FlaskConical,
  PuzzleIcon,
  Scale,
  SlidersHorizontal,
  Target,
  UsersRound,
} from 'lucide-react';

/** The icon of each feature, by the name that `features.json` gives it. */
export const FEATURE_ICONS = {
  recipes: CookingPot,
  nutrients: FlaskConical,
  targets: Target,
  gaps: PuzzleIcon,
  filters: SlidersHorizontal,
  household: UsersRound,
  custom: ChefHat,
  portions: Scale,
};
