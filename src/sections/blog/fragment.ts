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
        ...NarrowPicture
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

/** The files of a post's picture. */
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
