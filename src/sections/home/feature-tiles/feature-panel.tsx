import { MARKS } from '../../../components/marks';
import { FeatureExample } from '../../features/examples';
import type { Examples } from '../../features/examples/examples';

type FeaturePanelProps = {
  tile: Queries.FeaturesFragment['tiles'][number];
  examples: Examples;
};

/** The details of a tile beside an example. */
export const FeaturePanel = ({ tile, examples }: FeaturePanelProps) => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_3fr] lg:gap-10">
    <ul className="grid grid-cols-1 gap-5">
      {tile.details.map((detail) => (
        <li
          key={detail}
          className={`${MARKS.benefit} text-lg leading-snug wrap-anywhere hyphens-auto`}
        >
          {detail}
        </li>
      ))}
    </ul>
    <FeatureExample feature={tile.icon} examples={examples} />
  </div>
);
