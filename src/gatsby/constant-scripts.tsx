import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

const LOADER = 'script-loader';
const OF_GATSBY_IMAGE = /^gatsby-image-style/;

const keyOf = (node: ReactNode) => (node as ReactElement | null)?.key ?? '';

/**
 * Makes what Gatsby writes into every document the same in every document, so that one hash says it
 * (docs/decisions/0014-content-security-policy.md). The page's path becomes an attribute that the
 * script reads, and what is meant for GatsbyImage goes: the site has none.
 */
export function makeScriptsConstant(args: PreRenderHTMLArgs): void {
  const { pathname, getHeadComponents, replaceHeadComponents } = args;
  replaceHeadComponents(getHeadComponents().filter((node) => !OF_GATSBY_IMAGE.test(keyOf(node))));
  args.replacePostBodyComponents(
    args
      .getPostBodyComponents()
      .map((node) => (keyOf(node) === LOADER ? <PathScript key={LOADER} path={pathname} /> : node)),
  );
}

/** Tells Gatsby which page the document is, as `window.pagePath`. */
const PathScript = ({ path }: { path: string }) => (
  <script
    id="gatsby-script-loader"
    data-page-path={path}
    dangerouslySetInnerHTML={{
      __html: 'window.pagePath=document.currentScript.dataset.pagePath',
    }}
  />
);
