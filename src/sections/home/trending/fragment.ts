import { graphql } from 'gatsby';

export const trendingFragment = graphql`
  fragment Trending on TrendingJson {
    title
    lead
    rank
    pause
    play
    paused
    playing
    items {
      rank
      title
      alt
      href
      image {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.3333, breakpoints: [300, 600])
        }
      }
    }
  }
`;
