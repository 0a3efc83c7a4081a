import { graphql } from 'gatsby';

export const featureTilesFragment = graphql`
  fragment FeatureTiles on FeaturesJson {
    tilesTitle
    lead
    linkToAll
    close
    ...FeatureList
  }
`;
