import { photo } from './pictures';

/** A hero of five slides, in the shape that the query gives it. */
export const HERO: Queries.HeroFragment = {
  eyebrow: 'Personalized nutrition',
  headline: 'Eat well',
  lead: 'Recipes for your day.',
  note: 'Free for now.',
  slideshow: {
    label: 'Slideshow',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    goTo: 'Go to slide {number}',
  },
  cta: { label: 'Get Started', href: 'https://app.example/signup' },
  slides: ['Plate', 'Bowl', 'Orbit', 'Podium', 'Knoll'].map((alt, position) => ({
    alt,
    tone: position === 2 ? 'light' : 'dark',
    backdrop: `#00000${position}`,
    wide: photo(alt),
    narrow: photo(`${alt}-narrow`),
  })),
};
