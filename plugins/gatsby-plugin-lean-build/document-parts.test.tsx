/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  makePagePathScriptConstant,
  removeGatsbyImageParts,
  removeGeneratorTag,
} from './document-parts';

/** Applies an adjustment to a head. Returns the remaining elements. */
function adjustHead(adjust: typeof removeGeneratorTag, ...head: ReactNode[]) {
  let components = head;
  adjust({
    getHeadComponents: () => components,
    replaceHeadComponents: (nodes) => (components = [...nodes]),
  });
  return components;
}

/** Runs makePagePathScriptConstant on a body in which Gatsby's script sets `path`. Returns HTML. */
function adjustBody(pathname: string, path = pathname) {
  const script = `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`;
  let body: ReactNode[] = [
    <script key="script-loader" dangerouslySetInnerHTML={{ __html: script }} />,
    <script key="other" src="/a.js" />,
  ];
  makePagePathScriptConstant({
    pathname,
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (nodes) => (body = [...nodes]),
  });
  return renderToStaticMarkup(body);
}

const scriptOf = (html: string) => /<script[^>]*>([^<]+)/.exec(html)?.[1] ?? '';

const title = <title key="title">Soup</title>;

describe('removeGeneratorTag', () => {
  test('removes only the generator tag', () => {
    const description = <meta key="a" name="description" content="x" />;
    const generator = <meta key="b" name="generator" content="Gatsby" />;
    expect(adjustHead(removeGeneratorTag, generator, description, 'text')).toEqual([
      description,
      'text',
    ]);
  });

  test('throws when there is no such tag', () => {
    expect(() => adjustHead(removeGeneratorTag, title)).toThrow('<meta name="generator">');
  });
});

describe('removeGatsbyImageParts', () => {
  test('removes all that gatsby-plugin-image adds to the head', () => {
    const setHeadComponents = jest.fn();
    require('gatsby-plugin-image/gatsby-ssr').onRenderBody({ setHeadComponents });
    const [parts] = setHeadComponents.mock.calls[0];
    expect(parts).toHaveLength(3);
    expect(adjustHead(removeGatsbyImageParts, ...parts, title)).toEqual([title]);
  });

  test('throws when a part is missing', () => {
    expect(() => adjustHead(removeGatsbyImageParts, title)).toThrow('the part gatsby-image-style');
  });
});

describe('makePagePathScriptConstant', () => {
  test('gives two pages the same script', () => {
    expect(scriptOf(adjustBody('/pricing'))).toContain('pagePath');
    expect(scriptOf(adjustBody('/pricing'))).toBe(scriptOf(adjustBody('/blog')));
  });

  test('makes a script that sets the path of the page', () => {
    const window: { pagePath?: string } = {};
    const document = { currentScript: { dataset: { pagePath: '/pricing' } } };
    const html = adjustBody('/pricing');
    expect(html).toContain('data-page-path="/pricing"');
    new Function('window', 'document', scriptOf(html))(window, document);
    expect(window.pagePath).toBe('/pricing');
  });

  test('keeps other scripts', () => {
    expect(adjustBody('/')).toContain('<script src="/a.js">');
  });

  test('throws when no script sets the path of the page', () => {
    expect(() => adjustBody('/pricing', '/blog')).toThrow('window.pagePath="/pricing"');
  });
});

test('the installed Gatsby still writes the parts that these functions look for', () => {
  const source = readFileSync('node_modules/gatsby/cache-dir/static-entry.js', 'utf8');
  expect(source).toContain('name="generator"');
  expect(source).toMatch(
    /`\/\*<!\[CDATA\[\*\/window\.pagePath=\$\{JSON\.stringify\(\s*pagePath\s*\)\};/,
  );
  expect(source).toContain('key={`script-loader`}');
});
