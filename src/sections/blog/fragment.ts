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
        publicURL: drawingURL
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [400, 768, 1200]
            avifOptions: { quality: 38 }
          )
        }
      }
    }
    status
    excerpt
    readTime
    longDate
    authorParts {
      type
      value
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
  }
`;
