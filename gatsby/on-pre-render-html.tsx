import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { hasIsland } from '../src/islands/island';

type Element = ReactElement<Record<string, unknown>>;

/** Styles and script of gatsby-plugin-image for its `GatsbyImage`, which this site doesn't use. */
const IMAGE_PARTS = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

const isElement = (node: ReactNode): node is Element => isValidElement(node);
const isPagePathScript = (node: ReactNode) => isElement(node) && node.key === 'script-loader';
const isScripts = (node: ReactNode) => isElement(node) && node.props.sliceId === '_gatsby-scripts';
const isImagePart = (node: ReactNode) => isElement(node) && IMAGE_PARTS.includes(String(node.key));
const isPreload = (node: ReactNode) => isElement(node) && node.props.rel === 'preload';

/**
 * Adjusts what Gatsby and its plugins add to a document: a page without an island gets none of Gatsby's
 * scripts, preloads come before the styles, and the script that names the page is the same in all documents.
 * @throws if Gatsby or gatsby-plugin-image no longer adds a part that is looked for here
 */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  // The documents of `gatsby develop` have other parts.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const { pathname } = args;

  const head = args.getHeadComponents().flat() as ReactNode[];
  assertFound(head.filter(isImagePart).length === IMAGE_PARTS.length, IMAGE_PARTS.join(', '));
  const kept = head.filter((node) => !isImagePart(node));
  args.replaceHeadComponents([
    ...kept.filter(isPreload),
    ...kept.filter((node) => !isPreload(node)),
  ]);

  const body = args.getPostBodyComponents().flat() as ReactNode[];
  assertFound(body.some(isPagePathScript), 'the script with the key script-loader');
  assertFound(body.some(isScripts), 'the slice _gatsby-scripts');
  args.replacePostBodyComponents(
    hasIsland(pathname)
      ? body.map((node) =>
          isPagePathScript(node) ? <PagePathScript key="script-loader" path={pathname} /> : node,
        )
      : body.filter((node) => !isPagePathScript(node) && !isScripts(node)),
  );
}

/** Sets `window.pagePath` from an attribute, so that one hash in the policy covers it on every page. */
const PagePathScript = ({ path }: { path: string }) => (
  <script
    id="gatsby-script-loader"
    data-page-path={path}
    dangerouslySetInnerHTML={{ __html: 'window.pagePath=document.currentScript.dataset.pagePath' }}
  />
);

function assertFound(isFound: boolean, what: string): void {
  if (!isFound) {
    throw new Error(
      `gatsby/on-pre-render-html.tsx looked for ${what} in a document of Gatsby and did not find it. Adjust it to the new version of Gatsby.`,
    );
  }
}
