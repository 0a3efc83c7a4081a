import { graphql } from 'gatsby';

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    headline
    description
    tiles {
      id
      title
      icon
      description
      story
    }
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
