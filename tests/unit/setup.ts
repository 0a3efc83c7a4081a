import '@testing-library/jest-dom';
import { ENGINE_CONSTANTS } from '../../src/theme/constants';
import { startThemeEngine, type ThemeEngine } from '../../src/theme/engine';
import { media } from './media';

// What jsdom lacks and the components use. Tests of what runs in Node have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = media.match;
  afterEach(media.reset);
  Element.prototype.scrollIntoView = () => {};

  // The page's first script starts the theme; tests start it when a component first asks for it.
  let engine: ThemeEngine | undefined;
  Object.defineProperty(window, 'themeEngine', {
    configurable: true,
    get: () => (engine ??= startThemeEngine(...ENGINE_CONSTANTS)),
    set: (started: ThemeEngine | undefined) => {
      engine = started;
    },
  });

  // The one class of Tailwind's that decides what is there for the visitor.
  const style = document.createElement('style');
  style.textContent = '.hidden { display: none }';
  document.head.append(style);
}
