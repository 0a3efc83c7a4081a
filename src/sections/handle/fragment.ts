import { graphql } from 'gatsby';

export const handleFragments = graphql`
  fragment HandleLabels on TryJsonHandle {
    most
    title
    lead
    label
    grams
    sentence
  }

  fragment HandlePlates on TrendingJson {
    items {
      title
      plate {
        ...PlatePicture
      }
    }
  }
`;
