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

/**
 * The files for phones of a picture in the first viewport (first-picture.ts). They are compressed more, which dense
 * screens hide. 720 pixels are enough for a phone of 375 CSS pixels at a ratio of 2, and for one of 412 at 1.75.
 */
export const narrowPictureFragment = graphql`
  fragment NarrowPicture on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [720, 1200], avifOptions: { quality: 38 })
    }
  }
`;
