import { graphql } from 'gatsby';

export const pageHeadFragment = graphql`
  fragment PageHead on SitePage {
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
