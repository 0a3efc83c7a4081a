import { graphql } from 'gatsby';

export const featureExamplesFragment = graphql`
  fragment FeatureExamples on FeatureExamplesJson {
    label
    recipes {
      caption
      search
      results
      source
    }
    nutrients {
      caption
      sets {
        name
        count
      }
    }
    targets {
      caption
      sets
      chosen
      own
      ownSpoken
      rows {
        nutrient
        unit
        official
        own
      }
    }
    gaps {
      caption
      dishes {
        title
        amounts
      }
      nutrients {
        name
        unit
        target
        eaten
      }
      eaten
      closes
      closed
      amounts
      amountsSpoken
      tryLabel
    }
    filters {
      caption
      chosen {
        filter
        value
      }
      order
    }
    household {
      caption
      who
      nutrients
      people {
        name
        targets
      }
    }
    custom {
      caption
      recipe
      kept
      removed
      added
      effectSpoken
      effects {
        nutrient
        unit
        before
        after
      }
    }
    portions {
      caption
      unit
      people {
        name
        amount
      }
    }
  }

  fragment ProductExample on ProductExample {
    piece
    title
  }

  fragment ProductExamples on FeatureExamplesJson {
    ...FeatureExamples
    profile {
      chosen
      facts {
        filter
        value
      }
    }
    week {
      needs
      open
      days {
        day
        dish
      }
    }
    day {
      meal
      intake
      added
    }
    partners {
      yours
      others
      small
      big
      dish
      read
      verified
      setByYou
      client
      image {
        ...LargePicture
      }
    }
  }
`;
