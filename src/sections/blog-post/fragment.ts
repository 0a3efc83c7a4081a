import { graphql } from 'gatsby';

export const postFragment = graphql`
  fragment Post on MarkdownRemark {
    ...PostCard
    frontmatter {
      excerpt
      author
      updated
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
