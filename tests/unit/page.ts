import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Fills the document's body as a build does: with markup, without React in the browser. */
export function showPage(content: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(content);
}

/**
 * Runs a function by its text, as the inline script does. A function that uses something outside its
 * body throws here.
 */
export function runAsText<Values extends readonly unknown[]>(
  run: (...values: Values) => unknown,
  ...values: Values
): void {
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('values', `(${run})(...values)`)(values);
}

/** Dispatches the event of a CSS animation, which jsdom doesn't run. */
export function dispatchAnimation(
  element: Element,
  type: 'animationstart' | 'animationend',
  animationName: string,
): void {
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { animationName }));
}
