import { forgetDocumentListeners } from '../../tests/unit/document-listeners';
import { runMarquee } from './marquee';

type Direction = 'ltr' | 'rtl';

const DURATION = 60_000;

/** The animation of the strip, while it plays. */
const animation = {
  animationName: 'marquee',
  currentTime: 15_000,
  effect: {
    getComputedTiming: () => ({ progress: animation.currentTime / DURATION, duration: DURATION }),
  },
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const strip = () => find('.recipe-marquee');
const press = () => find('button').click();

/** A strip of 400 px with 20 px before a list of 1000 px. jsdom has no layout of its own. */
function layOut(direction: Direction) {
  document.dir = direction;
  document.body.innerHTML = `<section data-playing="true">
    <button data-inline="marquee">Pause</button>
    <div class="recipe-marquee"><ol></ol></div></section>`;
  Object.defineProperty(strip(), 'clientWidth', { value: 400 });
  Object.defineProperty(find('ol'), 'offsetWidth', { value: 1000 });
  Object.defineProperty(find('ol'), 'offsetLeft', {
    value: direction === 'ltr' ? 20 : 400 - 20 - 1000,
  });
  const section = find('section');
  strip().getAnimations = () => (section.dataset.playing === 'true' ? [animation as never] : []);
  animation.currentTime = 15_000;
  runMarquee();
}

forgetDocumentListeners();
afterEach(() => document.documentElement.removeAttribute('dir'));

describe('runMarquee', () => {
  test.each<[Direction, number]>([
    ['ltr', 270],
    ['rtl', -270],
  ])('in %s, pausing after a quarter of a round scrolls to %i', (direction, scrollLeft) => {
    layOut(direction);
    press();
    expect(strip().scrollLeft).toBe(scrollLeft);
  });

  test.each<[Direction, number]>([
    ['ltr', 520],
    ['rtl', -520],
  ])('in %s, playing continues from where the visitor scrolled', (direction, scrollLeft) => {
    layOut(direction);
    press();
    strip().scrollLeft = scrollLeft;
    press();
    expect(animation.currentTime).toBe(30_000);
    expect(strip().scrollLeft).toBeCloseTo(0);
  });

  test('playing starts at the first card when the visitor scrolled within the padding', () => {
    layOut('ltr');
    press();
    strip().scrollLeft = 15;
    animation.currentTime = 0;
    press();
    expect(animation.currentTime).toBe(0);
  });
});
