import { Check } from 'lucide-react';
import { FeatureExample } from './examples';
import { panelIdOf } from './feature-panel';

type FeatureDetailsProps = {
  feature: Queries.FeaturesFragment['tiles'][number];
  examples: Queries.FeatureExamplesFragment;
};

/** What a feature does, beside an example. The home page shows the same in the panel of its tile. */
export function FeatureDetails({ feature, examples }: FeatureDetailsProps) {
  return (
    <div
      data-panel={panelIdOf(feature.id)}
      className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_3fr] lg:gap-10"
    >
      <ul className="grid content-center gap-5">
        {feature.details.map((detail) => (
          <li key={detail} className="flex gap-3 text-lg leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={3} />
            {detail}
          </li>
        ))}
      </ul>
      <FeatureExample feature={feature.icon} examples={examples} />
    </div>
  );
}
