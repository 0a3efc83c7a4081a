import { graphql } from 'gatsby';

// The fragments of the parts, such as TryJsonWho, are generated (plugins/site/hooks/on-pre-extract-queries.ts).
export const tryFragment = graphql`
  fragment Try on TryJson {
    headline
    lead
    notice
    privacy
    failed
    withoutScript
    safety {
      ...TryJsonSafety
    }
    ...RankingDemoLabels
  }

  fragment RankingDemoLabels on TryJson {
    invalid
    start {
      ...TryJsonStart
    }
    who {
      ...TryJsonWho
    }
    foods {
      ...TryJsonFoods
    }
    ranking {
      ...TryJsonRanking
    }
    day {
      ...TryJsonDay
    }
    changes {
      ...TryJsonChanges
    }
  }

  fragment RankedPictures on TrendingJson {
    items {
      title
      plate {
        ...PlatePicture
      }
      image {
        ...DishPicture
      }
    }
  }
`;
