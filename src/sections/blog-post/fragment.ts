import { graphql } from 'gatsby';

export const postFragment = graphql`
  fragment Post on BlogPost {
    slug
    status
    title
    excerpt
    standfirst
    category
    authors
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
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 768, 1200, 1600])
      }
    }
  }
`;

export const postLinkFragment = graphql`
  fragment PostLink on BlogPost {
    slug
    title
  }
`;

export const blogPostLabelsFragment = graphql`
  fragment BlogPostLabels on BlogJson {
    post {
      all
      back
      author
      contents
      neighbors
      previous
      next
      related
    }
    card {
      ...PostCardLabels
    }
  }
`;
