import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Fills the document's body as a build does: with markup, without React in the browser. */
export function showPage(content: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(content);
}

/** Dispatches the event of a CSS animation, which jsdom doesn't run. */
export function dispatchAnimation(
  element: Element,
  type: 'animationstart' | 'animationend',
  animationName: string,
): void {
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { animationName }));
}
