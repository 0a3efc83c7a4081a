import { graphql } from 'gatsby';

export const examplesFragment = graphql`
  fragment Examples on Query {
    rankingData
    content {
      featureExamples {
        ...FeatureExamples
      }
      hero {
        slides {
          dish
          day {
            line
            person
            set
            eaten {
              food
              portions
            }
          }
        }
      }
      trending {
        adds
        items {
          ...RecipeCard
        }
      }
      try {
        start {
          ...TryJsonStart
        }
        ranking {
          child
          over {
            text
            nutrient
          }
        }
        day {
          over {
            upper
            riskReduction
            safeAndAdequate
          }
        }
      }
    }
  }

  fragment BestPlate on BestPlate {
    gaps {
      name
      symbol
    }
    best {
      shares
      card {
        plate {
          ...PlatePicture
        }
      }
    }
  }
`;
