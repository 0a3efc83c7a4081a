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

export const interfaceFragment = graphql`
  fragment Interface on InterfaceJson {
    skipLink
    header {
      home
      navigation
      menu
      links {
        ...SiteLink
      }
      logIn
      signUp
      openMenu
      closeMenu
    }
    theme {
      toggle
      light
      dark
      system
    }
    footer {
      social
      product {
        ...FooterList
      }
      resources {
        ...FooterList
      }
      note
      noteLinks {
        ...SiteLink
      }
    }
  }
`;

export const linksFragment = graphql`
  fragment FooterList on FooterList {
    title
    links {
      ...SiteLink
    }
  }

  fragment SiteLink on SiteLink {
    label
    to
  }
`;
