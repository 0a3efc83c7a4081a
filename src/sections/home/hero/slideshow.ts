/**
 * In milliseconds: how long a slide stands (specification, section 9), after which time the next one's
 * picture is fetched, and how often the show looks whether it may go on.
 */
export const SLIDE_TIMES = { turn: 5000, fetch: 3500, beat: 250 } as const;

/**
 * Runs the slideshow of whatever hero is in the page: it loops, and stands still while the visitor
 * hovers, focuses or has paused it, or asks for less motion or less data (WCAG 2.2.2). When it stands
 * still is said once, by the styles: `--playing` and `--clock` in hero.css.
 *
 * Its text is part of the page's first script: it answers before React is there, and alone changes the
 * hero afterwards. So it uses nothing from outside its own body but the browser.
 */
export function runSlideshow(turn: number, fetch: number, beat: number): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection || {};
  let time = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const says = (hero: HTMLElement, style: string) => getComputedStyle(hero).getPropertyValue(style);

  const slides = () => all('.hero-slide');
  const fetchPicture = (slide: number) => {
    slides()[slide]!.dataset.fetched = '';
  };

  const show = (hero: HTMLElement, slide: number) => {
    fetchPicture(slide);
    hero.dataset.left = hero.dataset.slide!;
    hero.dataset.slide = `${slide}`;
    all('.hero-dot').forEach((dot, position) => {
      dot.ariaCurrent = position === slide ? 'true' : null;
      slides()[position]!.ariaHidden = `${position !== slide}`;
    });
    time = 0;
    clearInterval(timer);
    timer = setInterval(goOn, beat);
  };

  const goOn = () => {
    const [hero] = all('.hero');
    if (hero) play(hero);
    else time = 0;
  };

  const play = (hero: HTMLElement) => {
    if (saveData) hero.dataset.playing ??= 'false';
    if (says(hero, '--clock') === 'paused') return;
    time += beat;
    const next = (Number(hero.dataset.slide) + 1) % slides().length;
    if (time >= turn) show(hero, next);
    else if (time >= fetch) fetchPicture(next);
  };

  document.addEventListener('click', ({ target }) => {
    const [hero] = all('.hero');
    const dot = all('.hero-dot').indexOf(target as HTMLElement);
    if (!hero) return;
    if (dot >= 0) show(hero, dot);
    if ((target as Element).closest('.hero-switch')) {
      hero.dataset.playing = `${says(hero, '--playing') === 'false'}`;
    }
  });
  timer = setInterval(goOn, beat);
}
