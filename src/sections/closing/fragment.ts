import { graphql } from 'gatsby';

export const closingFragment = graphql`
  fragment Closing on Closing {
    title
    alt
    image {
      ...LargePicture
    }
  }
`;
