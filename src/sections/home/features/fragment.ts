import { graphql } from 'gatsby';

export const featureTilesFragment = graphql`
  fragment FeatureTiles on FeaturesJson {
    headline
    lead
    linkToAll
    ...FeatureList
  }
`;
