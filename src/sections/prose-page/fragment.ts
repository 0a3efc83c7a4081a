import { graphql } from 'gatsby';

export const proseFragment = graphql`
  fragment Prose on ProsePage {
    path
    headline
    description
    reviewed
    ending
    html
    headings {
      depth
      id
      value
    }
  }
`;
