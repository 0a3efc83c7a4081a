import { graphql } from 'gatsby';

export const proseFragment = graphql`
  fragment Prose on ProsePage {
    title
    description
    content
    reviewed
  }
`;
