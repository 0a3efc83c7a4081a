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
    copyright
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
      docs
      links {
        ...PageLink
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
      product
      productLinks {
        ...PageLink
      }
      resources
      resourceLinks {
        ...PageLink
      }
      docs
      contact
      note
      noteLinks {
        ...PageLink
      }
    }
  }
`;

export const pageLinkFragment = graphql`
  fragment PageLink on PageLink {
    path
    label
  }
`;
