import { fireEvent, screen } from '@testing-library/react';
import { CARD } from '../lib/card';
import { startCards } from './cards';

startCards();

/** Whether a click follows the link of the card. */
function follows(target: Element, init?: MouseEventInit): readonly boolean[] {
  const keys: boolean[] = [];
  screen.getByRole('link').addEventListener('click', (event) => {
    event.preventDefault();
    keys.push(event.ctrlKey);
  });
  fireEvent.click(target, init);
  return keys;
}

beforeEach(() => {
  document.body.innerHTML = `<p>Before</p><article ${CARD}><h2>Soup</h2><a href="#soup">Read</a></article>`;
});

test('a click on the text of a card follows its link, with the keys that are held', () => {
  expect(follows(screen.getByText('Soup'), { ctrlKey: true })).toEqual([true]);
});

test('a click on the link of a card follows it once', () => {
  expect(follows(screen.getByText('Read'))).toEqual([false]);
});

test('a click beside a card follows nothing', () => {
  expect(follows(screen.getByText('Before'))).toEqual([]);
});

test('the end of a selection follows nothing', () => {
  getSelection()!.selectAllChildren(screen.getByText('Soup'));
  expect(follows(screen.getByText('Soup'))).toEqual([]);
  getSelection()!.removeAllRanges();
});
