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

export const postCardWordsFragment = graphql`
  fragment PostCardWords on BlogCard {
    read
    readNamed
    draft
    scheduled
  }
`;

export const blogListFragment = graphql`
  fragment BlogListWords on BlogJson {
    list {
      title
      categories
      all
      empty
      pages
      categoryAdded
      position
      newer
      older
    }
    card {
      ...PostCardWords
    }
  }
`;

export const blogPostFragment = graphql`
  fragment BlogPostWords on BlogJson {
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
      ...PostCardWords
    }
  }
`;
