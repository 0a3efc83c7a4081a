import type { ReactNode } from 'react';
import { CustomMiniature } from './custom-miniature';
import { FiltersMiniature } from './filters-miniature';
import { GapsMiniature } from './gaps-miniature';
import { HouseholdMiniature } from './household-miniature';
import { NutrientsMiniature } from './nutrients-miniature';
import { PortionsMiniature } from './portions-miniature';
import { RecipesMiniature } from './recipes-miniature';
import { TargetsMiniature } from './targets-miniature';
import type { Examples } from '../examples/examples';

type FeatureMiniatureProps = { feature: Queries.FeatureIcon; examples: Examples };

/** A feature's example in the size of an icon. It is decoration: the open tile has the example itself. */
export const FeatureMiniature = ({ feature, examples }: FeatureMiniatureProps) => (
  <span aria-hidden className="feature-miniature">
    {MINIATURES[feature](examples)}
  </span>
);

const MINIATURES: Record<Queries.FeatureIcon, (examples: Examples) => ReactNode> = {
  recipes: ({ recipes, exampleDay }) => <RecipesMiniature example={recipes} day={exampleDay} />,
  nutrients: ({ nutrients }) => <NutrientsMiniature example={nutrients} />,
  targets: ({ targets }) => <TargetsMiniature example={targets} />,
  gaps: ({ exampleDay: { best } }) => <GapsMiniature best={best} />,
  filters: ({ filters }) => <FiltersMiniature example={filters} />,
  household: ({ household }) => <HouseholdMiniature example={household} />,
  custom: ({ custom }) => <CustomMiniature example={custom} />,
  portions: ({ portions }) => <PortionsMiniature example={portions} />,
};
