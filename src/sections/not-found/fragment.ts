import { graphql } from 'gatsby';

export const notFoundFragment = graphql`
  fragment NotFound on NotFoundJson {
    title
    headline
    text
    links {
      ...SiteLink
    }
  }
`;
