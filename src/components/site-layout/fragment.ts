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

export const interfaceFragment = graphql`
  fragment Interface on InterfaceJson {
    skipLink
    header {
      home
      navigation
      menu
      docs
      creators
      professionals
      blog
      pricing
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
      product
      pricing
      professionals
      creators
      resources
      blog
      docs
      contact
      accessibility
      note
    }
    announcement
  }
`;
