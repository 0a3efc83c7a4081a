import { graphql } from 'gatsby';

export const audiencePageFragment = graphql`
  fragment AudiencePage on AudiencePage {
    name
    title
    description
    cta {
      label
      href
    }
    alt
    image {
      ...LargePicture
    }
    comingSoon
    pointsTitle
    points {
      title
      text
      comingSoon
      example {
        ...ProductExample
      }
    }
    questionsTitle
    questions {
      question
      answer
      link {
        label
        to
      }
    }
    contact {
      title
      text
      label
      subject
      alt
      image {
        ...LargePicture
      }
    }
  }
`;
