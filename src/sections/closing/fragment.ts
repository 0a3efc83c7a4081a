import { graphql } from 'gatsby';

export const closingFragment = graphql`
  fragment Closing on Closing {
    title
    text
    alt
    image {
      ...LargePicture
    }
  }
`;
