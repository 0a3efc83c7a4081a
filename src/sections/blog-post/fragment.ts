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
        ...PostPicture
      }
      narrow: image {
        ...PostPictureNarrow
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
