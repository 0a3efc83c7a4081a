import { photo } from './pictures';

/** The query result for a hero with five slides. */
export const HERO: Queries.HeroFragment = {
  eyebrow: 'Personalized nutrition',
  headline: 'Eat well',
  lead: 'Recipes for your day.',
  note: 'Free for now.',
  tryLabel: 'Try it',
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
    blank: position === 0 ? { x: 41, y: 59, width: 8, height: 50 } : null,
    wide: photo(alt),
    narrow: photo(`${alt}-narrow`),
  })),
};
