import { graphql } from 'gatsby';

export const largePictureFragment = graphql`
  fragment LargePicture on File {
    publicURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1200])
    }
  }
`;
