import { Plus } from '../../../components/icons';
import { Container } from '../../../components/container';
import { Interpolated } from '../../../components/interpolated';
import { MARKS } from '../../../components/marks';
import { OnwardLink } from '../../../components/onward-link';
import { SectionHeading } from '../../../components/section-heading';
import { PATHS } from '../../../lib/paths';
import { Island } from '../../../islands/island';
import { FeatureExample } from '../../features/examples';
import { TryLink } from '../../features/examples/try-link';
import { FeatureMiniature } from '../../features/miniatures';
import { featureGround } from '../../features/tile-colors';
import { FeatureTiles } from './feature-tiles.island';
import { RichText } from '../../../components/rich-text';
import type { ExamplesFor } from '../../features/examples/examples';

type FeatureExplorerProps = {
  features: Queries.FeaturesFragment;
  /** A tile and its panel show the day of its slide or, without one, the day /try starts with. */
  examplesFor: ExamplesFor;
};

/** Tiles that each explain a feature. One can be open. */
export function FeatureExplorer({ features, examplesFor }: FeatureExplorerProps) {
  return (
    <section aria-labelledby="features-title" className="pt-12 sm:pt-32">
      <Container className="@container">
        <SectionHeading
          id="features-title"
          title={features.tilesTitle}
          lead={<RichText html={features.lead} />}
        />
        <Island>
          <FeatureTiles
            tiles={features.tiles.map((tile, position) => {
              const background = featureGround(position);
              const examples = examplesFor(tile.slide);
              return {
                id: `feature-${tile.id}`,
                title: tile.title,
                close: (
                  <Interpolated
                    template={features.close}
                    values={{ title: <span className="sr-only">{tile.title}</span> }}
                  />
                ),
                background,
                miniature: (
                  <>
                    <FeatureMiniature feature={tile.icon} examples={examples} />
                    <Plus aria-hidden className="feature-sign" />
                  </>
                ),
                description: <>{tile.description}</>,
                details: (
                  <div className="feature-columns">
                    <div>
                      <ul className="feature-points">
                        {tile.details.map((detail) => (
                          <li key={detail} className={MARKS.benefit}>
                            {detail}
                          </li>
                        ))}
                      </ul>
                      {tile.icon === 'gaps' && <TryLink {...examples.tryLink} />}
                    </div>
                    <FeatureExample feature={tile.icon} examples={examples} isBrief />
                  </div>
                ),
              };
            })}
          />
        </Island>
        <p className="mt-4 sm:mt-6">
          <OnwardLink to={PATHS.features}>{features.linkToAll}</OnwardLink>
        </p>
      </Container>
    </section>
  );
}
