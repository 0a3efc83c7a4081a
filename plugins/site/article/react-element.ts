import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a component of the site as an element of an article. */
export function toElement(component: ReactElement): Element {
  const { children } = fromHtml(renderToStaticMarkup(component), { fragment: true });
  const [element] = children;
  if (element?.type !== 'element') throw new Error('A component in an article is one element.');
  return element;
}
