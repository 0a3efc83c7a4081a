import { graphql } from 'gatsby';

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
