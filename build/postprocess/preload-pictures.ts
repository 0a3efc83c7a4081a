const PICTURE = /<picture\b[^>]*>(.*?)<\/picture>/gs;
const SOURCE = /<source\b([^>]*?)\/?>/gs;
const IS_FIRST_VIEW = /<img\b[^>]*\sfetchpriority="high"/i;
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Preloads the pictures of the first view. In the document the styles come before the pictures and are
 * half of it, so on a slow line a preload saves a round trip. The links come after the viewport, whose
 * width decides which picture is fetched.
 * @param file the document's file, for messages
 */
export function withPreloads(html: string, file: string): string {
  const pictures = [...html.matchAll(PICTURE)].filter(([picture]) => IS_FIRST_VIEW.test(picture));
  const links = pictures.map(([, content = '']) => preloadsOf(content)).join('');
  if (links && !VIEWPORT.test(html)) {
    throw new Error(`${file} does not contain <meta name="viewport">, which preloads follow.`);
  }
  return html.replace(VIEWPORT, (viewport) => viewport + links);
}

/**
 * A link for each crop of a picture in AVIF, which every supported browser decodes. A browser takes the
 * first `<source>` that matches, but follows every link that matches, so the link of a source without a
 * condition excludes the conditions before it (HTML, 4.6.7).
 */
function preloadsOf(picture: string): string {
  const sources = [...picture.matchAll(SOURCE)].map(([, attributes = '']) => attributes);
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
