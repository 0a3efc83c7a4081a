import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

type Element = ReactElement<Record<string, unknown>>;

/** Styles and script of gatsby-plugin-image for its `GatsbyImage`, which this site doesn't use. */
const IMAGE_PARTS = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

const isElement = (node: ReactNode): node is Element => isValidElement(node);
const isImagePart = (node: ReactNode) => isElement(node) && IMAGE_PARTS.includes(String(node.key));
const isPreload = (node: ReactNode) => isElement(node) && node.props.rel === 'preload';

/**
 * Takes out of a document what Gatsby and gatsby-plugin-image add for their runtime, which no document of a
 * build loads, and puts preloads before the styles.
 * @throws if gatsby-plugin-image no longer adds a part that is looked for here
 */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  // The documents of `gatsby develop` run Gatsby's runtime.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const head = args.getHeadComponents().flat() as ReactNode[];
  if (head.filter(isImagePart).length !== IMAGE_PARTS.length) {
    throw new Error(
      `gatsby/on-pre-render-html.tsx looked for ${IMAGE_PARTS.join(', ')} in a document of Gatsby and did not find it. Adjust it to the new version of gatsby-plugin-image.`,
    );
  }
  const kept = head.filter((node) => !isImagePart(node));
  args.replaceHeadComponents([
    ...kept.filter(isPreload),
    ...kept.filter((node) => !isPreload(node)),
  ]);
  args.replacePostBodyComponents([]);
}
