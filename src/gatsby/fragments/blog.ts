import { graphql } from 'gatsby';

export const postCardFragment = graphql`
  fragment PostCard on BlogPost {
    slug
    status
    title
    excerpt
    category
    author
    date
    readTime
    imageAlt
    invertImageInDarkMode
    image {
      ...LargePicture
    }
  }
`;

export const postLinkFragment = graphql`
  fragment PostLink on BlogPost {
    slug
    title
  }
`;

export const postFragment = graphql`
  fragment Post on BlogPost {
    slug
    status
    title
    excerpt
    category
    author
    date
    updated
    readTime
    imageAlt
    invertImageInDarkMode
    content
    share {
      address
      alt
    }
    headings {
      depth
      id
      text
    }
    image {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1200, 1600])
      }
    }
  }
`;
