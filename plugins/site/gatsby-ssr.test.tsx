/** @jest-environment node */
import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { onPreRenderHTML } from './gatsby-ssr';

/** The keys of the elements that are left in the head of a document. */
function headWith(...elements: ReactElement[]) {
  const replaceHeadComponents = jest.fn();
  const getHeadComponents = () => elements;
  const args = { getHeadComponents, replaceHeadComponents, replacePostBodyComponents() {} };
  onPreRenderHTML(args as unknown as PreRenderHTMLArgs);
  return replaceHeadComponents.mock.calls[0][0].map(({ key }: ReactElement) => key);
}

const added: ReactElement[] = [];
const { onRenderBody } = jest.requireActual('gatsby-plugin-image/gatsby-ssr');
onRenderBody({ setHeadComponents: (elements: ReactElement[]) => added.push(...elements) });

beforeEach(() => jest.replaceProperty(process, 'env', { BUILD_STAGE: 'build-html' } as never));
afterEach(() => jest.restoreAllMocks());

test('preloads come first, and what gatsby-plugin-image adds for its components is left out', () => {
  const preload = <link key="preload" rel="preload" href="/a.avif" />;
  expect(headWith(<style key="styles" />, ...added, preload)).toEqual(['preload', 'styles']);
});

test('a build ends if gatsby-plugin-image adds other things', () => {
  expect(() => headWith(...added.slice(1))).toThrow('did not find gatsby-image-style');
});
