import { graphql } from 'gatsby';

export const accessibilityFragment = graphql`
  fragment Accessibility on AccessibilityJson {
    title
    lead
    sections {
      title
      points
    }
    contact {
      title
      text
      label
    }
    reviewed
    reviewedOn
  }
`;
