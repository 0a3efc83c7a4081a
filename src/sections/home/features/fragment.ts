import { graphql } from 'gatsby';

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    title
    lead
    tiles {
      id
      title
      icon
      description
      details
    }
  }
`;
