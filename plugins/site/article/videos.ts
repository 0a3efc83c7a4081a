import { getImage, getSrc } from 'gatsby-plugin-image';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { COLUMN, type ArticlePicture } from './figures';
import { isVideo } from './video-address';

/** A video beside an article: its address, the picture before it starts, and its captions. */
export type ArticleVideo = {
  src: string;
  poster: ArticlePicture;
  captions?: { src: string; language: string };
};

/** Finds the video at an address relative to the article's file. */
export type FindVideo = (address: string) => Promise<ArticleVideo | null>;

/** Shows videos in players that load nothing until they are started, or in the feed as links. */
export const makeVideos = (find: FindVideo, isFeed: boolean) => async (tree: Root) => {
  const found: { element: Element; address: string }[] = [];
  visit(tree, 'element', (element) => {
    const address = String(element.properties.src ?? '');
    if (element.tagName === 'img' && isVideo(address)) found.push({ element, address });
  });
  for (const { element, address } of found) {
    const video = await find(address);
    if (!video) continue;
    const { alt } = element.properties;
    const shown = isFeed ? h('a', { href: video.src }, String(alt ?? '')) : player(video, alt);
    Object.assign(element, shown);
  }
};

function player({ src, poster, captions }: ArticleVideo, alt: unknown): Element {
  const data = getImage(poster.childImageSharp);
  const width = Math.min(poster.width, COLUMN);
  const properties = {
    src,
    poster: (data && getSrc(data)) ?? poster.publicURL,
    width,
    height: Math.round((width * poster.height) / poster.width),
    controls: true,
    playsInline: true,
    preload: 'none',
    ariaLabel: String(alt ?? ''),
  };
  const track = captions && { kind: 'captions', src: captions.src, srcLang: captions.language };
  return h('video', properties, track ? [h('track', { ...track, default: true })] : []);
}
