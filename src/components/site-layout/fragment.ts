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
    copyright
    social {
      network
      label
      url
    }
    closingCall {
      label
      href
      tryLabel
    }
  }
`;
