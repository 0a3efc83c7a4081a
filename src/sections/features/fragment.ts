import { graphql } from 'gatsby';

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    headline
    description
    ...FeatureList
  }

  fragment FeatureList on FeaturesJson {
    tiles {
      id
      title
      icon
      description
      details
    }
  }
`;
