import { graphql } from 'gatsby';

export const examplesFragment = graphql`
  fragment Examples on Query {
    rankingData
    content {
      featureExamples {
        ...FeatureExamples
      }
      trending {
        ...DishPictures
      }
      try {
        start {
          ...TryJsonStart
        }
      }
    }
  }

  fragment DishPictures on TrendingJson {
    items {
      title
      image {
        ...DishPicture
      }
      plate {
        ...PlatePicture
      }
    }
  }
`;
