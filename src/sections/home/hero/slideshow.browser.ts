import { onClick, savesData } from '../../../lib/visitor.browser';

/** In milliseconds: the duration of a slide, and when the next picture is fetched. */
export const SLIDE_TIMES = { turn: 5000, fetch: 3500 } as const;

/**
 * Runs the slideshow of the hero.
 *
 * The animation of the current dot is the timer. hero.css decides when it runs (`--playing`, `--clock`): not out
 * of sight, while the keyboard's focus is within, or when the visitor has paused the slideshow or prefers
 * reduced motion or data (WCAG 2.2.2).
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

  const onTimer = (type: 'animationstart' | 'animationend', act: (next: number) => void) =>
    document.addEventListener(type, ({ target, animationName }) => {
      if (animationName !== 'hero-turn') return;
      const dots = all('.hero-dot');
      act((dots.indexOf(target as HTMLElement) + 1) % dots.length);
    });

  onTimer('animationstart', (next) => {
    const { dataset } = hero();
    if (savesData()) dataset.playing ??= 'false';
    if (dataset.playing !== 'false') setTimeout(() => fetchPicture(next), SLIDE_TIMES.fetch);
  });
  onTimer('animationend', show);
  onClick('.hero-dot', (dot) => show(all('.hero-dot').indexOf(dot)));
  onClick('.hero-switch', () => {
    const playing = getComputedStyle(hero()).getPropertyValue('--playing');
    hero().dataset.playing = String(playing === 'false');
  });
}
