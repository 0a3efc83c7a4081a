import { graphql } from 'gatsby';

export const howItWorksFragment = graphql`
  fragment HowItWorks on HowItWorksJson {
    title
    lead
    setupTitle
    setup {
      title
      description
      optional
      example
    }
    optional
    stepsTitle
    steps {
      title
      description
      example
    }
    integrationsTitle
    integrations {
      title
      description
      status
      icon
    }
  }
`;
