import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

const isPreload = (node: ReactNode) =>
  isValidElement<{ rel?: string }>(node) && node.props.rel === 'preload';

/**
 * Takes Gatsby's runtime, which no document of a build loads, out of a document, and puts preloads before the
 * styles.
 */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  // The documents of `gatsby develop` run Gatsby's runtime.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const head = args.getHeadComponents().flat() as ReactNode[];
  args.replaceHeadComponents([
    ...head.filter(isPreload),
    ...head.filter((node) => !isPreload(node)),
  ]);
  args.replacePostBodyComponents([]);
}
