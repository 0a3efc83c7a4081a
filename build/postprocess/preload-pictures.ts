const PICTURE = /<picture\b[^>]*>(.*?)<\/picture>/gs;
const SOURCE = /<source\b([^>]*?)\/?>/gs;
const IS_FIRST_SIGHT = /<img\b[^>]*\sfetchpriority="high"/i;
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Lets the browser ask for the first sight's pictures before it has read the styles, which come first in
 * a document and are half of it: on a slow line that is a round trip. After the viewport, for pictures
 * are chosen by its width. A link can say what a `<picture>` says but for "otherwise" (HTML, 4.6.7).
 */
export function withPreloads(html: string): string {
  const pictures = [...html.matchAll(PICTURE)].filter(([picture]) => IS_FIRST_SIGHT.test(picture));
  const links = pictures.map(([, content]) => preloadsOf(content!)).join('');
  return html.replace(VIEWPORT, (viewport) => viewport + links);
}

/** Links for the best format of a picture, one for every crop: every browser of the floor knows it. */
function preloadsOf(picture: string): string {
  const sources = [...picture.matchAll(SOURCE)].map(([, attributes]) => attributes!);
  const earlier: string[] = [];
  return sources
    .filter((source) => read(source, 'type') === 'image/avif')
    .map((source) => {
      const media = read(source, 'media');
      const condition = media ?? earlier.map((each) => `not all and ${each}`).join();
      if (media) earlier.push(media);
      return (
        `<link rel="preload" as="image" type="image/avif"${condition && ` media="${condition}"`}` +
        ` imagesrcset="${read(source, 'srcset')}" imagesizes="${read(source, 'sizes')}"` +
        ' fetchpriority="high"/>'
      );
    })
    .join('');
}

const read = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
