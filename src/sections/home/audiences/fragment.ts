import { graphql } from 'gatsby';

export const audiencesFragment = graphql`
  fragment Audiences on AudiencesJson {
    title
    label
    comingSoon
    creators {
      text
      link {
        ...SiteLink
      }
    }
    tabs {
      id
      role
      comingSoon
      title
      description
      benefits
      link {
        ...SiteLink
      }
      alt
      image {
        ...LargePicture
      }
    }
  }
`;
