import { act } from '@testing-library/react';
import { FONTS_MARK, loadFontsLate } from './late-fonts';

const RULES = ['a-1', 'b-2'].map(
  (name) => `@font-face{src:url(/static/${name}.woff2)format("woff2");unicode-range:u+??}`,
);

const media = () => [...document.querySelectorAll('style')].map((style) => style.media);
const links = () => [...document.querySelectorAll('link')];
const finish = (name: 'load' | 'error', link: HTMLLinkElement | undefined) =>
  act(async () => void link?.dispatchEvent(new Event(name)));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = RULES.map(
    (rule) => `<style ${FONTS_MARK} media="(scripting: none)">${rule}</style>`,
  ).join('');
});
afterEach(() => jest.restoreAllMocks());

const comeFrom = (address: string) =>
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);

describe('loadFontsLate', () => {
  test('fetches the fonts 99 ms after the frame that follows the load', () => {
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

  test('enables all rules together when the last font has loaded or failed', async () => {
    comeFrom(`${location.origin}/pricing`);
    loadFontsLate(FONTS_MARK);
    await finish('load', links()[1]);
    expect(media()).toEqual(['(scripting: none)', '(scripting: none)']);
    await finish('error', links()[0]);
    expect(media()).toEqual(['all', 'all']);
  });

  test('waits for the load event on the first page of a visit, but not on the next page', () => {
    comeFrom('https://search.example/');
    loadFontsLate(FONTS_MARK);
    expect(links()).toEqual([]);
    comeFrom(`${location.origin}/pricing`);
    loadFontsLate(FONTS_MARK);
    expect(links()).toHaveLength(2);
  });

  test('does nothing on a page without font rules', () => {
    document.head.innerHTML = '';
    comeFrom(location.origin);
    expect(() => loadFontsLate(FONTS_MARK)).not.toThrow();
  });
});
