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
  /** Whether it leaves out what the page shows elsewhere. */
  isBrief?: boolean;
};

/** Illustrates a feature with example data, labelled as such. */
export const FeatureExample = ({ feature, examples, isBrief = false }: FeatureExampleProps) => (
  <figure
    className={`@container flex min-w-0 flex-col rounded-card piece-sunken p-5 sm:p-7 forced-colors:border ${isBrief ? '2xl:text-lg' : '2xl:text-xl'}`}
  >
    {/* Padding for focus outlines, which would be cut off. */}
    <div className="-m-5 flex flex-1 flex-col justify-center overflow-x-auto p-5">
      {exampleOf(feature, examples, isBrief)}
    </div>
    <figcaption className="mt-5 text-sm text-pretty text-muted">
      <b className="text-ink">{examples.label}</b> · {examples[feature].caption}{' '}
      {feature === 'gaps' && !isBrief && examples.gaps.note}
    </figcaption>
  </figure>
);

function exampleOf(feature: Queries.FeatureIcon, examples: Examples, isBrief: boolean) {
  switch (feature) {
    case 'recipes':
      return <RecipesExample example={examples.recipes} day={examples.exampleDay} />;
    case 'nutrients':
      return <NutrientsExample example={examples.nutrients} />;
    case 'targets':
      return <TargetsExample example={examples.targets} />;
    case 'gaps':
      return <GapsExample examples={examples} isBrief={isBrief} />;
    case 'filters':
      return <FiltersExample example={examples.filters} />;
    case 'household':
      return <HouseholdExample example={examples.household} />;
    case 'custom':
      return <CustomExample example={examples.custom} />;
    case 'portions':
      return <PortionsExample example={examples.portions} />;
  }
}
