import '@testing-library/jest-dom';
import { media } from './media';

// What jsdom lacks and the components use. Tests of what runs in Node have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = media.match;
  afterEach(media.reset);
  Element.prototype.scrollIntoView = () => {};

  // The one class of Tailwind's that decides what is there for the visitor.
  const style = document.createElement('style');
  style.textContent = '.hidden { display: none }';
  document.head.append(style);
}
