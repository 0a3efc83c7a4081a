import { dispatchAnimation } from '../../tests/unit/page';
import { startMarquee } from './marquee';

const DURATION = 1000;
const LIST = { width: 1000, start: 20 };

/** The animation of the strip, while it plays. */
const animation = {
  animationName: 'marquee',
  currentTime: 0,
  effect: {
    getComputedTiming: () => ({ progress: animation.currentTime / DURATION, duration: DURATION }),
  },
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const strip = () => find('.recipe-marquee');
const copies = () => document.querySelectorAll('.recipe-marquee-copy > li').length;
const start = (name: string) => dispatchAnimation(strip(), 'animationstart', name);

beforeAll(startMarquee);
beforeEach(() => {
  document.body.innerHTML = `<section data-playing="true">
    <button data-enhance="marquee"></button>
    <div class="recipe-marquee"><ol><li>Soup</li></ol><ol class="recipe-marquee-copy"></ol></div>
  </section>`;
  animation.currentTime = DURATION / 4;
  const { dataset } = find('section');
  strip().getAnimations = () => (dataset.playing === 'true' ? [animation as never] : []);
  // jsdom has no layout of its own.
  Object.defineProperty(find('ol'), 'offsetWidth', { value: LIST.width });
  Object.defineProperty(find('ol'), 'offsetLeft', { value: LIST.start });
});

test('copies its cards once, when the marquee starts', () => {
  start('start-marquee');
  expect(copies()).toBe(0);
  start('marquee');
  start('marquee');
  expect(copies()).toBe(1);
});

test('copies no cards before the document has loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  start('marquee');
  expect(copies()).toBe(0);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(copies()).toBe(1);
});

test('pausing scrolls to the cards in view', () => {
  find('button').click();
  expect(find('section').dataset.playing).toBe('false');
  expect(strip().scrollLeft).toBe(LIST.start + LIST.width / 4);
});

test('playing continues from where the visitor scrolled', () => {
  find('button').click();
  strip().scrollLeft = LIST.start + LIST.width / 2;
  find('button').click();
  expect(animation.currentTime).toBe(DURATION / 2);
  expect(strip().scrollLeft).toBe(0);
});

test('playing starts with the first card if the visitor scrolled back to the padding', () => {
  find('button').click();
  strip().scrollLeft = LIST.start / 2;
  animation.currentTime = 0;
  find('button').click();
  expect(animation.currentTime).toBe(0);
});

test('pausing at the first card keeps the padding before it', () => {
  animation.currentTime = 0;
  find('button').click();
  expect(strip().scrollLeft).toBe(0);
});
