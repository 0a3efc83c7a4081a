import { media, REDUCED_MOTION } from '../../tests/unit/media';
import { runAsText } from '../../tests/unit/page';
import { runFeatureTiles } from './feature-tiles';

const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');

beforeAll(() => runAsText(runFeatureTiles));
beforeEach(() => {
  scrollIntoView.mockClear();
  document.body.innerHTML = ['soup', 'bread']
    .map(
      (id) => `<button data-enhance="tile" aria-expanded="false" aria-controls="${id}">
        <span>${id}</span></button><div id="${id}" hidden="until-found"></div>`,
    )
    .join('');
});

const tile = (id: string) => document.querySelector<HTMLElement>(`[aria-controls=${id}]`)!;
const panel = (id: string) => document.getElementById(id)!;

/** The ids of the expanded tiles and of the shown panels. */
const opened = () => ({
  tiles: [...document.querySelectorAll('[aria-expanded=true]')].map((each) =>
    each.textContent!.trim(),
  ),
  panels: [...document.querySelectorAll('div:not([hidden])')].map(({ id }) => id),
});

const NOTHING = { tiles: [], panels: [] };
const only = (id: string) => ({ tiles: [id], panels: [id] });

test('a click on a tile opens its panel and closes the open one', () => {
  tile('soup').click();
  expect(opened()).toEqual(only('soup'));
  tile('bread').querySelector('span')!.click();
  expect(opened()).toEqual(only('bread'));
});

test('a click on the open tile closes it without scrolling', () => {
  tile('soup').click();
  tile('soup').click();
  expect(opened()).toEqual(NOTHING);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('the browser’s search can find a closed panel', () => {
  tile('soup').click();
  tile('soup').click();
  expect(panel('soup')).toHaveAttribute('hidden', 'until-found');
});

test('a panel that the browser’s search reveals opens its tile', () => {
  tile('soup').click();
  panel('bread').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(opened()).toEqual(only('bread'));
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('with reduced motion %s, an opened panel is scrolled to by %s', (isReduced, behavior) => {
  media.set(REDUCED_MOTION, isReduced);
  tile('soup').click();
  expect(scrollIntoView.mock.contexts).toEqual([panel('soup')]);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior, block: 'start' });
});
