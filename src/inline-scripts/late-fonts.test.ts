import { act } from '@testing-library/react';
import { FONTS_MARK, loadFontsLate } from './late-fonts';

const RULES =
  '@font-face{src:url(/static/a-1.woff2)format("woff2")}@font-face{src:url(/static/b-2.woff2)format("woff2")}';

const rules = () => document.querySelector('style')!;
const links = () => [...document.querySelectorAll('link')];
const settle = (name: 'load' | 'error', link: HTMLLinkElement) =>
  act(async () => void link.dispatchEvent(new Event(name)));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<style ${FONTS_MARK} media="(scripting: none)">${RULES}</style>`;
});
afterEach(() => jest.restoreAllMocks());

const comeFrom = (address: string) =>
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);

test('fonts are asked for a tenth of a second after the load, when the picture is seen', () => {
  loadFontsLate(FONTS_MARK);
  jest.advanceTimersByTime(1000);
  expect(links()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(90);
  expect(links()).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(links().map((link) => [link.getAttribute('href'), link.rel])).toEqual([
    ['/static/a-1.woff2', 'preload'],
    ['/static/b-2.woff2', 'preload'],
  ]);
});

test('their rules count when the last of them is there, or is not to be had', async () => {
  comeFrom(`${location.origin}/pricing`);
  loadFontsLate(FONTS_MARK);
  await settle('load', links()[0]!);
  expect(rules().media).toBe('(scripting: none)');
  await settle('error', links()[1]!);
  expect(rules().media).toBe('all');
});

test('who comes from another site waits for the load, who comes from this one does not', () => {
  comeFrom('https://search.example/');
  loadFontsLate(FONTS_MARK);
  expect(links()).toEqual([]);
  comeFrom(`${location.origin}/pricing`);
  loadFontsLate(FONTS_MARK);
  expect(links()).toHaveLength(2);
});

test('a page without such rules is left alone', () => {
  document.head.innerHTML = '';
  comeFrom(location.origin);
  expect(() => loadFontsLate(FONTS_MARK)).not.toThrow();
});
