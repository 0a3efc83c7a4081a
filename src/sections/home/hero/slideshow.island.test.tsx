import { act, fireEvent, render, screen } from '@testing-library/react';
import { SLIDE_TIMES, Slideshow } from './slideshow.island';

const labels = { label: 'Slides', pause: 'Pause', play: 'Play' };

/** Lets the slideshow be in sight, as when it comes into the window. */
function renderInSight() {
  let tell: IntersectionObserverCallback;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    tell = callback;
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  const slides = ['soup', 'stew', 'salad'].map((id, position) => ({
    id,
    dot: `Go to slide ${position + 1}`,
    picture: <img alt={id} />,
  }));
  render(
    <Slideshow
      labels={labels}
      headlineId="headline"
      text={<h1 id="headline">Eat</h1>}
      slides={slides}
      example={<p>Example</p>}
    />,
  );
  act(() => tell([{ isIntersecting: true }] as never, null as never));
}

const current = () => screen.getAllByRole('button').find((each) => each.ariaCurrent === 'true');
const dot = (slide: number) => screen.getByRole('button', { name: `Go to slide ${slide}` });
const hero = () => screen.getByRole('region', { name: 'Eat' });
const isFetched = (food: string) =>
  screen.getByAltText(food).parentElement!.matches('[data-fetched]');

/** Ends the animation of the current dot, which jsdom doesn't run. */
const endTurn = (animationName = 'hero-turn') =>
  fireEvent(
    current()!,
    Object.assign(new Event('animationend', { bubbles: true }), { animationName }),
  );

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('goes through all slides in a loop', () => {
  renderInSight();
  for (const slide of [1, 2, 3, 1]) {
    expect(current()).toBe(dot(slide));
    expect(hero()).toHaveAttribute('data-slide', `${slide - 1}`);
    endTurn();
  }
});

test('another animation than the timer turns no slide', () => {
  renderInSight();
  endTurn('hero-drift');
  expect(current()).toBe(dot(1));
});

test('a dot shows its slide, and fetches its picture', () => {
  renderInSight();
  expect(isFetched('salad')).toBe(false);
  fireEvent.click(dot(3));
  expect(current()).toBe(dot(3));
  expect(isFetched('salad')).toBe(true);
  expect(hero()).toHaveAttribute('data-previous', '0');
});

test('the picture of the next slide is fetched before its turn, and no later one', () => {
  renderInSight();
  act(() => jest.advanceTimersByTime(SLIDE_TIMES.fetch - 1));
  expect(isFetched('stew')).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect([isFetched('stew'), isFetched('salad')]).toEqual([true, false]);
});

test('while it is paused it fetches no picture', () => {
  renderInSight();
  fireEvent.click(screen.getByRole('button', { name: /Pause/ }));
  expect(hero()).toHaveAttribute('data-playing', 'false');
  act(() => jest.advanceTimersByTime(SLIDE_TIMES.turn));
  expect(isFetched('stew')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /Play/ }));
  expect(hero()).toHaveAttribute('data-playing', 'true');
});

test('under reduced motion its button plays it', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as never);
  renderInSight();
  act(() => jest.advanceTimersByTime(SLIDE_TIMES.turn));
  expect(isFetched('stew')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /Play/ }));
  expect(hero()).toHaveAttribute('data-playing', 'true');
});

test('it rests in a hidden tab', () => {
  renderInSight();
  expect(hero()).toHaveAttribute('data-in-sight', 'true');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(hero()).toHaveAttribute('data-in-sight', 'false');
});
