import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dispatchAnimation, showPage } from '../../tests/unit/page';
import { photo } from '../../tests/unit/pictures';
import examples from '../../content/data/feature-examples.json';
import { Hero, HeroHead } from '../sections/home/hero';
import { startSlideshow } from './slideshow';

const HERO: Queries.HeroFragment = {
  eyebrow: 'Food',
  headline: 'Eat well',
  lead: '',
  note: '',
  example: { title: 'Missing', note: 'closed' },
  slideshow: { label: 'Slideshow', pause: 'Pause', play: 'Play', goTo: 'Go to slide {number}' },
  cta: { label: 'Start', href: 'https://app.example/signup' },
  slides: ['Plate', 'Bowl', 'Knoll'].map((alt, position) => ({
    alt,
    tone: 'dark',
    backdrop: `#00000${position}`,
    fade: { from: 38, to: 48 },
    blank: position === 0 ? { x: 41, y: 59, width: 8, height: 50 } : null,
    wide: photo(alt),
    narrow: photo(`${alt}-narrow`),
  })),
};

beforeAll(startSlideshow);
beforeEach(() => showPage(<Hero hero={HERO} examples={examples} />));

const hero = () => document.querySelector<HTMLElement>('.hero')!;
const dot = (slide: number) => screen.getByRole('button', { name: `Go to slide ${slide}` });
const currentDots = () =>
  [...document.querySelectorAll('[aria-current]')].map((each) => each.ariaLabel);
const end = (animation: string, slide: number) =>
  dispatchAnimation(dot(slide), 'animationend', animation);

/** The slides whose pictures are rendered, and therefore fetched. */
const fetched = () =>
  [...document.querySelectorAll('.hero-slide')].flatMap((slide, position) =>
    slide.hasAttribute('data-fetched') ? [position + 1] : [],
  );

test('shows the slides in a loop', () => {
  const seen = [1, 2, 3].map((slide) => {
    end('hero-turn', slide);
    return currentDots();
  });
  expect(seen).toEqual([['Go to slide 2'], ['Go to slide 3'], ['Go to slide 1']]);
});

test('fetches the next picture before its slide is shown', () => {
  expect(fetched()).toEqual([1]);
  end('hero-fetch', 1);
  expect(fetched()).toEqual([1, 2]);
  expect(hero().dataset.slide).toBe('0');
});

test('a dot shows its slide', () => {
  dot(3).click();
  expect(hero().dataset).toMatchObject({ slide: '2', previous: '0' });
  expect(currentDots()).toEqual(['Go to slide 3']);
  expect(fetched()).toEqual([1, 3]);
});

test('ignores the ends of other animations', () => {
  end('spin', 1);
  expect(fetched()).toEqual([1]);
  expect(hero().dataset.slide).toBe('0');
});

test('its button pauses and plays', () => {
  const button = document.querySelector<HTMLElement>('.hero-switch')!;
  button.click();
  expect(hero().dataset.playing).toBe('false');
  // The value that hero.css derives from the attribute.
  hero().style.setProperty('--playing', 'false');
  button.click();
  expect(hero().dataset.playing).toBe('true');
});

test('only the first picture loads at once and is preloaded', () => {
  const pictures = screen.getAllByRole('img', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
  const head = renderToStaticMarkup(<HeroHead hero={HERO} />);
  expect(head.match(/imageSrcSet="[^"]+"/g)).toEqual([
    'imageSrcSet="/Plate-narrow-400.avif 400w"',
    'imageSrcSet="/Plate-400.avif 400w"',
  ]);
});

test('the rules in the head fade out the blank spot of the only picture that has one', () => {
  const head = renderToStaticMarkup(<HeroHead hero={HERO} />);
  expect(head.match(/[^}]*\{--blank:[^}]*\}/g)).toEqual([
    '.hero-slide:nth-child(1){--blank:radial-gradient(4% 25% at 41% 59%,transparent 70%,black)}',
  ]);
});
