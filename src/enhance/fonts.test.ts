import { runAsText } from '../../tests/unit/page';
import { FONTS_MARK, loadFontsLate } from './fonts';

const referrer = jest.spyOn(document, 'referrer', 'get');

/** Opens a page that has a link on another page. */
function comeFrom(address: string) {
  referrer.mockReturnValue(address);
  document.head.innerHTML = `<style ${FONTS_MARK} media="(scripting: none)"></style>`;
  runAsText(loadFontsLate, FONTS_MARK);
}

const isEnabled = () => document.querySelector('style')!.media === 'all';

beforeEach(() => jest.useFakeTimers());

test('enables the fonts after the load event on the first page of a visit', () => {
  comeFrom('https://search.example/');
  jest.runAllTimers();
  expect(isEnabled()).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(isEnabled()).toBe(false);
  jest.runAllTimers();
  expect(isEnabled()).toBe(true);
});

test('enables the fonts at once on the next page of a visit', () => {
  comeFrom(`${location.origin}/pricing`);
  expect(isEnabled()).toBe(true);
});
