import { FONTS_MARK, letFontsCome } from './late-fonts';

test('the fonts’ rules count from the load of the page on', () => {
  document.head.innerHTML = `<style ${FONTS_MARK} media="(scripting: none)"></style>`;
  letFontsCome(FONTS_MARK);
  const [fonts] = document.querySelectorAll('style');
  expect(fonts!.media).toBe('(scripting: none)');
  window.dispatchEvent(new Event('load'));
  expect(fonts!.media).toBe('all');
});
