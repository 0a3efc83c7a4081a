import { graphql } from 'gatsby';

export const examplesFragment = graphql`
  fragment Examples on Query {
    rankingData
    content {
      featureExamples {
        ...FeatureExamples
      }
      trending {
        items {
          ...RecipeCard
        }
      }
      try {
        start {
          ...TryJsonStart
        }
      }
    }
  }
`;
