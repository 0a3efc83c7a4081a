import { graphql } from 'gatsby';

export const postCardFragment = graphql`
  fragment PostCard on MarkdownRemark {
    fields {
      path
    }
    frontmatter {
      title
      category
      date
      imageAlt
      invertImageInDarkMode
      image {
        ...PostPicture
      }
      narrow: image {
        ...PostPictureNarrow
      }
    }
    status
    excerpt
    pullQuote
    readTime
    longDate
    authorParts {
      type
      value
    }
  }
`;

/**
 * The files of a post's picture, and those for phones, whose dense screens hide what fewer bytes lose. 720 pixels fill a
 * phone of 375 CSS pixels at ratio 2, and one of 412 at 1.75.
 */
export const postPictureFragment = graphql`
  fragment PostPicture on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [400, 768, 1200, 1600]
        avifOptions: { quality: 52 }
      )
    }
  }

  fragment PostPictureNarrow on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [720, 1200], avifOptions: { quality: 38 })
    }
  }
`;

/** The plates beside the ways on from a few articles. */
export const dayPlatesFragment = graphql`
  fragment DayPlates on BestPlate {
    ...BestPlate
    best {
      card {
        title
      }
    }
    next {
      shares
      card {
        title
        plate {
          ...PlatePicture
        }
      }
    }
  }
`;

export const blogListLabelsFragment = graphql`
  fragment BlogListLabels on BlogJson {
    title
    heads {
      categoryTitle
      laterTitle
    }
    list {
      ...BlogJsonList
    }
    companions {
      ...BlogJsonCompanions
    }
    card {
      ...BlogCard
    }
    post {
      ending
    }
  }
`;
