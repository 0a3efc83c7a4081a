import { graphql } from 'gatsby';

export const pageHeadFragment = graphql`
  fragment PageHead on PageMetadata {
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
