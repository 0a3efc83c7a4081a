import { graphql } from 'gatsby';

export const pageHeadFragment = graphql`
  fragment PageHead on RouteFacts {
    path
    name
    title
    description
    share {
      address
      alt
    }
  }
`;
