import { graphql } from 'gatsby';

export const siteFragment = graphql`
  fragment Site on SiteJson {
    name
    tagline
    description
    siteUrl
    home
    language
    locale
    logIn
    signUp
    docsUrl
    contactUrl
    social {
      network
      label
      url
    }
    closingCall {
      title
      text
      label
      href
    }
  }
`;
