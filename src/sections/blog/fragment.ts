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
 * The files of a post's picture. Those for phones are compressed more, which their dense screens hide. 720 pixels are
 * enough for a phone of 375 CSS pixels at a ratio of 2, and for one of 412 at 1.75.
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

/** The plates in the panels below a few articles. */
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
