import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

const LOADER = 'script-loader';

const keyOf = (node: ReactNode) => (node as ReactElement | null)?.key ?? '';

/**
 * Makes what Gatsby writes into every document the same in every document, so that one hash says it
 * (docs/decisions/0014-content-security-policy.md): the page's path becomes an attribute that the
 * script reads.
 */
export function makeScriptsConstant(args: PreRenderHTMLArgs): void {
  args.replacePostBodyComponents(
    args
      .getPostBodyComponents()
      .map((node) =>
        keyOf(node) === LOADER ? <PathScript key={LOADER} path={args.pathname} /> : node,
      ),
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
