import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** What gatsby-plugin-image adds to every document for its components, of which no page has one. */
const OF_COMPONENTS = ['style', 'style-noscript', 'style-script'].map(
  (name) => `gatsby-image-${name}`,
);

const isOfComponents = (node: ReactNode) =>
  isValidElement(node) && OF_COMPONENTS.includes(String(node.key));

const isPreload = (node: ReactNode) =>
  isValidElement<{ rel?: string }>(node) && node.props.rel === 'preload';

/**
 * Takes Gatsby's runtime and the styles and the script of gatsby-plugin-image, which no document of a build needs, out of
 * a document, and puts preloads before the styles.
 * @throws if gatsby-plugin-image has added other things than these
 */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  // The documents of `gatsby develop` run Gatsby's runtime.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const all = args.getHeadComponents().flat() as ReactNode[];
  const head = all.filter((node) => !isOfComponents(node));
  if (all.length - head.length !== OF_COMPONENTS.length)
    throw new Error(
      `plugins/site/gatsby-ssr.tsx did not find ${OF_COMPONENTS.join(', ')} of gatsby-plugin-image.`,
    );
  args.replaceHeadComponents([
    ...head.filter(isPreload),
    ...head.filter((node) => !isPreload(node)),
  ]);
  args.replacePostBodyComponents([]);
}
