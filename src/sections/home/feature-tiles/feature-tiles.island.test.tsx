import { act, fireEvent, render, screen } from '@testing-library/react';
import { FeatureTiles } from './feature-tiles.island';

const renderTiles = () =>
  render(
    <FeatureTiles
      tiles={['soup', 'stew'].map((id) => ({
        id,
        title: id.toUpperCase(),
        background: 'bg-sage',
        icon: <svg />,
        description: <>About {id}</>,
        details: <p>All of {id}</p>,
      }))}
    />,
  );

const tile = (name: string) => screen.getByRole('button', { name });
const openOnes = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const panel = (id: string) => document.getElementById(`feature-${id}`)!;

afterEach(() => {
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test('a click opens a tile and closes the others, a second one closes it', () => {
  renderTiles();
  expect(panel('soup')).toHaveAttribute('hidden');
  fireEvent.click(tile('SOUP'));
  expect(openOnes()).toEqual(['SOUP']);
  expect(panel('soup')).not.toHaveAttribute('hidden');
  fireEvent.click(tile('STEW'));
  expect(openOnes()).toEqual(['STEW']);
  expect(panel('soup')).toHaveAttribute('hidden');
  fireEvent.click(tile('STEW'));
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
});

test('each tile names the panel that it controls', () => {
  renderTiles();
  expect(document.getElementById(tile('STEW').getAttribute('aria-controls')!)).toHaveTextContent(
    'All of stew',
  );
});

test('a panel that the browser’s search reveals opens its tile', () => {
  renderTiles();
  act(() => void panel('stew').dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(openOnes()).toEqual(['STEW']);
});

test('the address opens a tile, at first and when it changes', () => {
  history.replaceState(null, '', '/#feature-stew');
  renderTiles();
  expect(openOnes()).toEqual(['STEW']);
  history.replaceState(null, '', '/#feature-soup');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(openOnes()).toEqual(['SOUP']);
});

test.each([
  ['in the upper third', 300, 240],
  ['whole where it fits', 550, 202],
  ['below the header where it doesn’t', 2000, 16],
])('the page scrolls so that an opened panel is %s', (_where, height, place) => {
  const scrollBy = jest.spyOn(window, 'scrollBy');
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 1000, height } as DOMRect);
  renderTiles();
  fireEvent.click(tile('SOUP'));
  const [{ top }] = scrollBy.mock.calls[0] as unknown as [{ top: number }];
  expect(1000 - top).toBeCloseTo(place, 0);
});
