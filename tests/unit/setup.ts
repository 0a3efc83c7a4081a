import '@testing-library/jest-dom';
import { startThemeEngine } from '../../src/browser/theme-engine';

// Stubs for what jsdom lacks. Tests in the node environment have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};

  // In a page the script of the document starts the engine.
  startThemeEngine();

  // The rule that hides elements in the tests.
  const style = document.createElement('style');
  style.textContent = '.hidden:not([data-open]) { display: none }';
  document.head.append(style);
}
