import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { assertFound } from './assert-found';

type Element = ReactElement<{ name?: string; dangerouslySetInnerHTML?: { __html: string } }>;
type HeadArgs = Pick<PreRenderHTMLArgs, 'getHeadComponents' | 'replaceHeadComponents'>;
type BodyArgs = Pick<
  PreRenderHTMLArgs,
  'pathname' | 'getPostBodyComponents' | 'replacePostBodyComponents'
>;

const isElement = (node: ReactNode): node is Element => isValidElement(node);

/** Removes the tag with Gatsby's exact version, which would only help an attacker. */
export function removeGeneratorTag(args: HeadArgs): void {
  const isGenerator = ({ type, props }: Element) => type === 'meta' && props.name === 'generator';
  removeFromHead(args, isGenerator, 'the tag <meta name="generator">', 'Gatsby’s head components');
}

/**
 * Removes the styles and the script that gatsby-plugin-image adds to every document. Only its
 * component `GatsbyImage` uses them, and this site renders its own `Picture`.
 */
export function removeGatsbyImageParts(args: HeadArgs): void {
  for (const key of [
    'gatsby-image-style',
    'gatsby-image-style-noscript',
    'gatsby-image-style-script',
  ]) {
    removeFromHead(
      args,
      (element) => element.key === key,
      `the part ${key}`,
      'the head components of gatsby-plugin-image (gatsby-ssr.js)',
    );
  }
}

function removeFromHead(
  { getHeadComponents, replaceHeadComponents }: HeadArgs,
  isUnwanted: (element: Element) => boolean,
  what: string,
  where: string,
): void {
  const components = getHeadComponents();
  const kept = components.filter((node) => !(isElement(node) && isUnwanted(node)));
  assertFound(kept.length < components.length, what, where);
  replaceHeadComponents(kept);
}

/**
 * Makes the script that sets `window.pagePath` the same in every document: it reads the path from an
 * attribute. The policy then needs one hash for it (docs/decisions/0014-content-security-policy.md).
 */
export function makePagePathScriptConstant(args: BodyArgs): void {
  const { pathname } = args;
  const original = `/*<![CDATA[*/window.pagePath=${JSON.stringify(pathname)};/*]]>*/`;
  const components = args.getPostBodyComponents();
  const index = components.findIndex(
    (node) =>
      isElement(node) && Object.values(node.props.dangerouslySetInnerHTML ?? {}).includes(original),
  );
  assertFound(
    index >= 0,
    `the script ${original}`,
    'the body of a document (gatsby/cache-dir/static-entry.js)',
  );
  args.replacePostBodyComponents(
    components.with(index, <PagePathScript key="script-loader" path={pathname} />),
  );
}

const PagePathScript = ({ path }: { path: string }) => (
  <script
    id="gatsby-script-loader"
    data-page-path={path}
    dangerouslySetInnerHTML={{
      __html: 'window.pagePath=document.currentScript.dataset.pagePath',
    }}
  />
);
