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
    }
    optional
    stepsTitle
    steps {
      title
      description
      icon
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
