import { graphql } from 'gatsby';

export const featureTilesFragment = graphql`
  fragment FeatureTiles on FeaturesJson {
    title
    lead
    linkToAll
    ...FeatureList
  }
`;
