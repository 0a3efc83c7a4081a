import { graphql } from 'gatsby';

export const tryFragment = graphql`
  fragment Try on TryJson {
    headline
    lead
    privacy
    failed
    withoutScript
    method {
      label
      to
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
      chosen
      change
      person
      set
      without
      healthy
    }
    plate {
      title
      empty
      more
      less
      portions
      add
      quick
      find
      found
      notFound
      browse
      portion
      startOver
      clear
    }
    ranking {
      title
      lead
      about
      exact
      empty
      score
      tie
      nearTie
      rank
      adds
      addsNothing
      portion
      unknown
      open
      why
      nutrient
      missing
      amount
      share
      over
      none
      jump
      signUp {
        label
        href
      }
      demo
    }
    gaps {
      title
      lead
      empty
      biggest
      others
      all
      nutrient
      eaten
      adds
      amounts
      atMost
      safe
      added
      missing
      reached
      over {
        upper
        riskReduction
        safeAndAdequate
      }
      left
      notScored {
        nutrient
        why
      }
    }
    changes {
      more
      gone
      who
      started
      cleared
      same
      places
      hint
      newFirst
      movedUp
      rising
      noLonger
    }
  }

  fragment DishPictures on TrendingJson {
    items {
      title
      image {
        ...DishPicture
      }
    }
  }
`;
