import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '@testing-library/jest-dom';

// What jsdom lacks.
window.matchMedia = () =>
  Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
window.scrollBy = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations = () => [];
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// For file-type, which the check of pictures uses.
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.structuredClone = (value) => deserialize(serialize(value));

// The rules that hide elements in the tests.
const style = document.createElement('style');
style.textContent = '.hidden, [hidden] { display: none }';
document.head.append(style);
