import { graphql } from 'gatsby';

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    title
    pageLead
    tiles {
      id
      title
      icon
      description
      details
    }
  }
`;
