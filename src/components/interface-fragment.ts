import { graphql } from 'gatsby';

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
