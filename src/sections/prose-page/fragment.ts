import { graphql } from 'gatsby';

export const proseFragment = graphql`
  fragment Prose on MarkdownRemark {
    frontmatter {
      headline
      description
      reviewed
    }
    html
  }
`;
