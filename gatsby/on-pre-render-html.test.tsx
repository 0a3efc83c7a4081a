/** @jest-environment node */
import type { PreRenderHTMLArgs } from 'gatsby';
import { onPreRenderHTML } from './on-pre-render-html';

test('the build fails if gatsby-plugin-image adds no parts', () => {
  process.env.BUILD_STAGE = 'build-html';
  const args = { getHeadComponents: () => [<title key="title">Soup</title>] };
  expect(() => onPreRenderHTML(args as unknown as PreRenderHTMLArgs)).toThrow(
    'looked for gatsby-image-style',
  );
});
