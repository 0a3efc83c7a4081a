import { FeatureExample } from './examples';

type FeatureDetailsProps = {
  feature: Queries.FeaturesFragment['tiles'][number];
  examples: Queries.FeatureExamplesFragment;
};

/** What a feature does, beside an example. The home page shows the same in the panel of its tile. */
export function FeatureDetails({ feature, examples }: FeatureDetailsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_3fr] lg:gap-10">
      <ul className="grid grid-cols-1 content-start gap-5 lg:pt-2">
        {feature.details.map((detail) => (
          <li key={detail} className="checked text-lg leading-snug wrap-anywhere hyphens-auto">
            {detail}
          </li>
        ))}
      </ul>
      <FeatureExample feature={feature.icon} examples={examples} />
    </div>
  );
}
