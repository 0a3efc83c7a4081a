import { graphql } from 'gatsby';

export const notFoundFragment = graphql`
  fragment NotFound on NotFoundJson {
    name
    title
    text
    links {
      ...PageLink
    }
  }
`;
