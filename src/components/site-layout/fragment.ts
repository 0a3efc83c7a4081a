import { graphql } from 'gatsby';

/** The data of the layout around every page, which each page queries. */
export const layoutFragments = graphql`
  fragment Layout on Content {
    interface {
      ...Interface
    }
    site {
      ...Site
    }
  }

  fragment Site on SiteJson {
    name
    tagline
    description
    siteUrl
    safety
    home
    language
    locale
    logIn
    signUp
    copyright
    social {
      ...SiteJsonSocial
    }
    tellMeWhen {
      ...SiteJsonTellMeWhen
    }
    ways {
      ...SiteJsonWays
    }
  }
`;
