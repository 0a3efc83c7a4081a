import { graphql } from 'gatsby';

export const featureExamplesFragment = graphql`
  fragment FeatureExamples on FeatureExamplesJson {
    label
    exampleDay {
      ...ExampleDay
    }
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
      amounts {
        name
        unit
        official
        own
      }
    }
    gaps {
      caption
      note
      eaten
      closes
      score
      amounts
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
      columns {
        name
        unit
      }
      members {
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

  fragment ExampleDay on ExampleDay {
    gaps {
      name
      unit
      target
      eaten
    }
    dishes {
      score
      amounts
      left {
        name
        unit
        amount
      }
      card {
        title
        image {
          ...DishPicture
        }
      }
    }
    left {
      name
      unit
      amount
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
      read
      verified
      setByYou
      client
    }
  }
`;
