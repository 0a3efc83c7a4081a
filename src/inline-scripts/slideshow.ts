/** In milliseconds: how long a slide stands (specification, section 9), and when the next one's picture is fetched. */
export const SLIDE_TIMES = { turn: 5000, fetch: 3500 } as const;

/**
 * Runs the slideshow of whatever hero is in the page: it loops, and stands still while the visitor
 * hovers, focuses or has paused it, or asks for less motion or less data (WCAG 2.2.2). When it stands
 * still is said once, by the styles: `--playing` and `--clock` in hero.css. Its clock are the animations
 * of the current dot: what has filled has had its turn, and between two turns nothing runs here.
 *
 * Its text is part of the page's first script: it answers before React is there, and alone changes the
 * hero afterwards. So it uses nothing from outside its own body but the browser.
 */
export function runSlideshow(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection || {};

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const hero = () => document.querySelector<HTMLElement>('.hero')!;

  const fetchPicture = (slide: number) => {
    all('.hero-slide')[slide]!.dataset.fetched = '';
  };

  const show = (slide: number) => {
    const { dataset } = hero();
    fetchPicture(slide);
    dataset.left = dataset.slide!;
    dataset.slide = `${slide}`;
    all('.hero-dot').forEach((dot, position) => {
      dot.ariaCurrent = position === slide ? 'true' : null;
    });
  };

  document.addEventListener('animationstart', ({ animationName }) => {
    if (saveData && animationName === 'hero-turn') hero().dataset.playing ??= 'false';
  });
  document.addEventListener('animationend', ({ target, animationName }) => {
    const dots = all('.hero-dot');
    const next = (dots.indexOf(target as HTMLElement) + 1) % dots.length;
    if (animationName === 'hero-fetch') fetchPicture(next);
    if (animationName === 'hero-turn') show(next);
  });
  document.addEventListener('click', ({ target }) => {
    const dot = all('.hero-dot').indexOf(target as HTMLElement);
    if (dot >= 0) show(dot);
    if ((target as Element).closest('.hero-switch')) {
      const playing = getComputedStyle(hero()).getPropertyValue('--playing');
      hero().dataset.playing = String(playing === 'false');
    }
  });
}
