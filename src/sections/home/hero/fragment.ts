import { graphql } from 'gatsby';

export const heroFragment = graphql`
  fragment Hero on HeroJson {
    eyebrow
    headline
    lead
    cta {
      ...AppLink
    }
    tryLabel
    note
    example {
      ...HeroJsonExample
    }
    slides {
      alt
      dish
      tone
      backdrop
      day {
        line
        person
        set
        eaten {
          food
          portions
        }
      }
      wide: image {
        ...HeroWide
      }
      narrow: image {
        ...HeroNarrow
      }
    }
    slideshow {
      ...HeroJsonSlideshow
    }
  }

  fragment HeroWide on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [768, 1600, 2000, 2667, 3333]
        avifOptions: { quality: 58 }
      )
    }
  }

  fragment HeroNarrow on File {
    publicURL: drawingURL
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.25
        breakpoints: [750, 1200]
        transformOptions: { cropFocus: EAST }
        avifOptions: { quality: 38 }
      )
    }
  }
`;
