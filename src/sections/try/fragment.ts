import { graphql } from 'gatsby';

export const tryFragment = graphql`
  fragment Try on TryJson {
    title
    lead
    privacy
    notes {
      title
      items
      simplified
      article
      readArticle
    }
    ...RankingDemoLabels
  }

  fragment RankingDemoLabels on TryJson {
    invalid
    start {
      person
      set
      eaten {
        food
        portions
      }
    }
    who {
      person
      set
      without
    }
    plate {
      title
      empty
      more
      less
      portions
      add
      addFood
      portion
      startOver
      clear
      copy
      copied
    }
    ranking {
      title
      lead
      score
      rank
      closes
      closesNothing
      why
      nutrient
      amount
      share
      over
      none
      jump
    }
    gaps {
      title
      lead
      nutrient
      eaten
      adds
      target
      amounts
      atMost
      noTarget
      added
      reached
      over
    }
    changes {
      more
      gone
      who
      started
      cleared
      first
      up
      same
      places
    }
  }

  fragment RankingData on RankingData {
    nutrients {
      id
      name
      unit
    }
    sets {
      id
      name
    }
    people {
      id
      name
      sets {
        id
        targets
        limits
      }
    }
    groups {
      name
      foods {
        id
        name
        portion
        grams
        amounts
      }
    }
    dishes {
      title
      amounts
    }
  }

  fragment DishPictures on TrendingJson {
    items {
      title
      alt
      image {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.3333, breakpoints: [300, 600])
        }
      }
    }
  }
`;
