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
      example {
        ...ProductExample
      }
    }
    optional
    stepsTitle
    steps {
      title
      description
      example {
        ...ProductExample
      }
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
