import { graphql } from 'gatsby';

export const heroFragment = graphql`
  fragment Hero on HeroJson {
    eyebrow
    headline
    lead
    cta {
      label
      href
    }
    note
    slides {
      alt
      tone
      backdrop
      wide: image {
        ...HeroWide
      }
      narrow: image {
        ...HeroNarrow
      }
    }
    slideshow {
      label
      pause
      play
      goTo
    }
  }

  fragment HeroWide on File {
    publicURL
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [768, 1200, 1600, 2000])
    }
  }

  fragment HeroNarrow on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.25
        breakpoints: [400, 750, 1200]
        transformOptions: { cropFocus: EAST }
      )
    }
  }
`;

export const trendingFragment = graphql`
  fragment Trending on TrendingJson {
    title
    lead
    rank
    pause
    play
    items {
      rank
      title
      alt
      href
      image {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.3333, breakpoints: [300, 600])
        }
      }
    }
  }
`;

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

export const audiencesFragment = graphql`
  fragment Audiences on AudiencesJson {
    title
    label
    comingSoon
    tabs {
      id
      role
      comingSoon
      title
      description
      benefits
      alt
      image {
        ...LargePicture
      }
    }
  }
`;
