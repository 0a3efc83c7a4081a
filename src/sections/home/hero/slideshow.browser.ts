import { onClick, savesData } from '../../../lib/visitor.browser';

/** In milliseconds: the duration of a slide, and when the next picture is fetched. */
export const SLIDE_TIMES = { turn: 5000, fetch: 3500 } as const;

/**
 * Runs the slideshow of the hero.
 *
 * The animations of the current dot are the timer, so that no script runs between two slides. hero.css
 * decides when they run (`--playing`, `--clock`): not while the keyboard's focus is within, the visitor has
 * paused the slideshow, or prefers reduced motion or data (WCAG 2.2.2).
 */
export function startSlideshow(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const hero = () => document.querySelector<HTMLElement>('.hero')!;

  const fetchPicture = (slide: number) => {
    all('.hero-slide')[slide]!.dataset.fetched = '';
  };

  const show = (slide: number) => {
    const { dataset } = hero();
    fetchPicture(slide);
    dataset.previous = dataset.slide!;
    dataset.slide = `${slide}`;
    all('.hero-dot').forEach((dot, position) => {
      dot.ariaCurrent = position === slide ? 'true' : null;
    });
  };

  document.addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'hero-turn' && savesData()) hero().dataset.playing ??= 'false';
  });
  document.addEventListener('animationend', ({ target, animationName }) => {
    const dots = all('.hero-dot');
    const next = (dots.indexOf(target as HTMLElement) + 1) % dots.length;
    if (animationName === 'hero-fetch') fetchPicture(next);
    if (animationName === 'hero-turn') show(next);
  });
  onClick('.hero-dot', (dot) => show(all('.hero-dot').indexOf(dot)));
  onClick('.hero-switch', () => {
    const playing = getComputedStyle(hero()).getPropertyValue('--playing');
    hero().dataset.playing = String(playing === 'false');
  });
}
