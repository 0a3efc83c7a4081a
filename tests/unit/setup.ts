import '@testing-library/jest-dom';
import { startThemeEngine, type ThemeEngine } from '../../src/theme/engine';
import { THEME } from '../../src/theme/constants';
import { intersections } from './intersections';
import { media } from './media';

// Stubs for what jsdom lacks. Tests in the node environment have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = media.match;
  afterEach(media.reset);
  window.IntersectionObserver = intersections.Observer;
  afterEach(intersections.reset);
  Element.prototype.scrollIntoView = () => {};

  // In a page the inline script starts the engine. In tests the first access starts it.
  let engine: ThemeEngine | undefined;
  Object.defineProperty(window, 'themeEngine', {
    configurable: true,
    get: () => (engine ??= startThemeEngine(THEME)),
    set: (started: ThemeEngine | undefined) => {
      engine = started;
    },
  });

  // The CSS rules that hide elements in the tests.
  const style = document.createElement('style');
  style.textContent = '.hidden:not([data-open]), .feature-panel:not([data-open]) { display: none }';
  document.head.append(style);
}
