import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

/** The keys of what gatsby-plugin-image adds to every document for its components, which no page uses. */
const IMAGE_KEYS = ['style', 'style-noscript', 'style-script'].map(
  (name) => `gatsby-image-${name}`,
);

const isForImages = (node: ReactNode) =>
  isValidElement(node) && IMAGE_KEYS.includes(String(node.key));

/** The keys of the last elements of every document (gatsby-ssr.tsx of the site). The others are for Gatsby's runtime. */
const OUR_KEYS = ['page', 'speculation-rules'];

const isOurs = (node: ReactNode) => isValidElement(node) && OUR_KEYS.includes(String(node.key));

const isPreload = (node: ReactNode) =>
  isValidElement<{ rel?: string }>(node) && node.props.rel === 'preload';

/** Removes Gatsby's runtime and what gatsby-plugin-image adds, and puts preloads before the styles. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  // The documents of `gatsby develop` run Gatsby's runtime.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const all: ReactNode[] = args.getHeadComponents().flat();
  const head = all.filter((node) => !isForImages(node));
  if (all.length - head.length !== IMAGE_KEYS.length)
    throw new Error(
      `plugins/site/gatsby-ssr.tsx did not find ${IMAGE_KEYS.join(', ')} of gatsby-plugin-image.`,
    );
  args.replaceHeadComponents([
    ...head.filter(isPreload),
    ...head.filter((node) => !isPreload(node)),
  ]);
  const last: ReactNode[] = args.getPostBodyComponents().flat();
  args.replacePostBodyComponents(last.filter(isOurs));
}
