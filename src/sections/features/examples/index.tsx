import type { ReactNode } from 'react';
import { CustomExample } from './custom-example';
import { FiltersExample } from './filters-example';
import { GapsExample } from './gaps-example';
import { HouseholdExample } from './household-example';
import { NutrientsExample } from './nutrients-example';
import { PortionsExample } from './portions-example';
import { RecipesExample } from './recipes-example';
import { TargetsExample } from './targets-example';
import type { Examples } from './examples';

type FeatureExampleProps = {
  feature: Queries.FeatureIcon;
  examples: Examples;
  /** Whether to leave out what the page already shows elsewhere. */
  isBrief?: boolean;
};

/** Illustrates a feature with example data, labeled as such. */
export const FeatureExample = ({ feature, examples, isBrief = false }: FeatureExampleProps) => (
  <figure className={`feature-example ${isBrief ? '2xl:text-lg' : '2xl:text-xl'}`}>
    <div>{EXAMPLES[feature](examples, isBrief)}</div>
    <figcaption>
      <b className="text-ink">{examples.label}</b> · {examples[feature].caption}{' '}
      {feature === 'gaps' && !isBrief && examples.gaps.note}
    </figcaption>
  </figure>
);

type Render = (examples: Examples, isBrief: boolean) => ReactNode;

const EXAMPLES: Record<Queries.FeatureIcon, Render> = {
  recipes: (examples, isBrief) => <RecipesExample examples={examples} isBrief={isBrief} />,
  nutrients: ({ nutrients }) => <NutrientsExample example={nutrients} />,
  targets: ({ targets }) => <TargetsExample example={targets} />,
  gaps: (examples, isBrief) => <GapsExample examples={examples} isBrief={isBrief} />,
  filters: ({ filters }) => <FiltersExample example={filters} />,
  household: ({ household }) => <HouseholdExample example={household} />,
  custom: ({ custom }) => <CustomExample example={custom} />,
  portions: ({ portions }) => <PortionsExample example={portions} />,
};
