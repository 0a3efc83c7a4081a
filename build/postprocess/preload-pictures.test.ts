/** @jest-environment node */
import { withPreloads } from './preload-pictures';

const HEAD = '<meta name="viewport" content="width=device-width"/><style></style>';
const AVIF = '<source type="image/avif" srcSet="/a.avif 400w" sizes="90vw"/>';
const NARROW =
  '<source type="image/avif" media="(max-width: 40rem)" srcSet="/n.avif 400w" sizes="100vw"/>' +
  '<source media="(max-width: 40rem)" srcSet="/n.jpg 400w"/>';
const FIRST = '<img src="/a.jpg" loading="eager" fetchPriority="high"/>';
const LINK = '<link rel="preload" as="image" type="image/avif"';

/** The links between the viewport and the styles. */
const preloads = (picture: string) =>
  withPreloads(HEAD + picture, 'a.html')
    .replace(HEAD.replace('<style></style>', ''), '')
    .split('<style>')[0];

describe('withPreloads', () => {
  test('preloads the picture of the first view before the styles', () => {
    expect(preloads(`<picture class="contents">${AVIF}${FIRST}</picture>`)).toBe(
      `${LINK} imagesrcset="/a.avif 400w" imagesizes="90vw" fetchpriority="high"/>`,
    );
  });

  test('preloads each crop with the media condition that selects it', () => {
    expect(preloads(`<picture>${NARROW}${AVIF}${FIRST}</picture>`)).toBe(
      `${LINK} media="(max-width: 40rem)" imagesrcset="/n.avif 400w" imagesizes="100vw" fetchpriority="high"/>` +
        `${LINK} media="not all and (max-width: 40rem)" imagesrcset="/a.avif 400w" imagesizes="90vw" fetchpriority="high"/>`,
    );
  });

  test('does not preload a picture below the first view', () => {
    const later = '<img src="/a.jpg" loading="lazy" fetchPriority="auto"/>';
    expect(preloads(`<picture>${AVIF}${later}</picture>`)).toBe('');
  });

  test('throws if the document has no viewport', () => {
    const picture = `<picture>${AVIF}${FIRST}</picture>`;
    expect(() => withPreloads(picture, 'a.html')).toThrow('a.html does not contain <meta name="v');
  });
});
