import { graphql } from 'gatsby';

export const postFragment = graphql`
  fragment Post on MarkdownRemark {
    fields {
      path
    }
    frontmatter {
      title
      excerpt
      category
      author
      date
      updated
      imageAlt
      invertImageInDarkMode
      image {
        publicURL: drawingURL
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [400, 768, 1200, 1600]
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
    html
    headings {
      depth
      id
      value
    }
    share {
      address
      alt
    }
  }
`;

export const blogPostLabelsFragment = graphql`
  fragment BlogPostLabels on BlogJson {
    post {
      ...BlogJsonPost
    }
    card {
      ...BlogCard
    }
    authors {
      ...BlogAuthor
    }
  }
`;
