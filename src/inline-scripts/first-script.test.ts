import { firstScript } from './first-script';
import { minifyScripts } from '../../build/postprocess/scripts/minify-scripts';

const minified = minifyScripts(`<script>${firstScript}</script>`);

test('it can stand between script tags', () => {
  expect(firstScript).not.toMatch(/<\/script|<!--/i);
});

test('it uses nothing from outside its own text', () => {
  window.matchMedia = jest.fn(() => new EventTarget()) as never;
  const own = document.createElement('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  new Function(minified.replace(/<\/?script>/g, ''))();
  expect(window.themeEngine?.preference()).toBe('system');
  expect(window.hydration).toBeDefined();
});
