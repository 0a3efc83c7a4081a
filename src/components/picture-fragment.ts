import { graphql } from 'gatsby';

/** A picture of a page, in widths that the hero also uses, so that a picture in both has one set of files. */
export const pictureFragments = graphql`
  fragment LargePicture on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [768, 1200])
    }
  }

  fragment DishPicture on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.3333, breakpoints: [300, 600])
    }
  }

  fragment PlatePicture on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [160, 320])
    }
  }
`;
