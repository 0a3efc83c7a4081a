import { CustomExample } from './custom-example';
import { ExampleFigure } from './example-figure';
import { FiltersExample } from './filters-example';
import { GapsExample } from './gaps-example';
import { HouseholdExample } from './household-example';
import { NutrientsExample } from './nutrients-example';
import { PortionsExample } from './portions-example';
import { RecipesExample } from './recipes-example';
import { TargetsExample } from './targets-example';

type FeatureExampleProps = {
  /** The feature it is an example of. */
  feature: Queries.FeatureIcon;
  examples: Queries.FeatureExamplesFragment;
};

/** Shows a feature at work, on figures that are labelled as an example. */
export function FeatureExample({ feature, examples }: FeatureExampleProps) {
  return (
    <ExampleFigure label={examples.label} caption={examples[feature].caption}>
      {draw(feature, examples)}
    </ExampleFigure>
  );
}

function draw(feature: Queries.FeatureIcon, examples: Queries.FeatureExamplesFragment) {
  switch (feature) {
    case 'recipes':
      return <RecipesExample example={examples.recipes} />;
    case 'nutrients':
      return <NutrientsExample example={examples.nutrients} />;
    case 'targets':
      return <TargetsExample example={examples.targets} />;
    case 'gaps':
      return <GapsExample example={examples.gaps} />;
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
