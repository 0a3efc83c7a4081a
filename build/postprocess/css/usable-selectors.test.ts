/** @jest-environment node */
import parser from 'postcss-selector-parser';
import { isUsable } from './usable-selectors';
import { addNames, listNames, noNames } from './used-names';

function isUsed(selector: string, html: string): boolean {
  const names = noNames();
  addNames(names, listNames(html));
  return isUsable(parser().astSync(selector).first, names);
}

test('a selector needs its elements', () => {
  expect(isUsed('nav a:hover', '<NAV><a href="/"></a></NAV>')).toBe(true);
  expect(isUsed('nav summary', '<nav></nav>')).toBe(false);
});

test('a choice needs one of its own', () => {
  expect(isUsed(':where(table,dl) .a', '<dl class="a">')).toBe(true);
  expect(isUsed(':where(table,ul) .a', '<dl class="a">')).toBe(false);
});

test('what mustn’t be there needn’t be', () => {
  expect(isUsed('p:not(.gone):has(em)', '<p>')).toBe(true);
});

test.each([
  ['::-webkit-datetime-edit', 'date'],
  ['::-webkit-calendar-picker-indicator', 'time'],
  ['::-webkit-search-decoration', 'search'],
  ['::-webkit-inner-spin-button', 'number'],
  ['::file-selector-button', 'file'],
])('%s is a part of an input of type %s', (part, type) => {
  expect(isUsed(part, `<input type="${type}">`)).toBe(true);
  expect(isUsed(part, '<input type="radio">')).toBe(false);
});

test('parts of any element may be there', () => {
  expect(isUsed('::selection', '<p>')).toBe(true);
});
