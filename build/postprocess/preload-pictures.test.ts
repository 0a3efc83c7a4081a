/** @jest-environment node */
import { withPreloads } from './preload-pictures';

const HEAD = '<meta name="viewport" content="width=device-width"/><style></style>';
const AVIF = '<source type="image/avif" srcSet="/a.avif 400w" sizes="90vw"/>';
const NARROW =
  '<source type="image/avif" media="(max-width: 40rem)" srcSet="/n.avif 400w" sizes="100vw"/>' +
  '<source media="(max-width: 40rem)" srcSet="/n.jpg 400w"/>';
const FIRST = '<img src="/a.jpg" loading="eager" fetchPriority="high"/>';
const LINK = '<link rel="preload" as="image" type="image/avif"';

const preloads = (picture: string) =>
  withPreloads(HEAD + picture)
    .replace(HEAD.replace('<style></style>', ''), '')
    .split('<style>')[0];

test('the first sight’s picture is asked for before the styles', () => {
  expect(preloads(`<picture class="contents">${AVIF}${FIRST}</picture>`)).toBe(
    `${LINK} imagesrcset="/a.avif 400w" imagesizes="90vw" fetchpriority="high"/>`,
  );
});

test('each crop is asked for where it is chosen, and no other', () => {
  expect(preloads(`<picture>${NARROW}${AVIF}${FIRST}</picture>`)).toBe(
    `${LINK} media="(max-width: 40rem)" imagesrcset="/n.avif 400w" imagesizes="100vw" fetchpriority="high"/>` +
      `${LINK} media="not all and (max-width: 40rem)" imagesrcset="/a.avif 400w" imagesizes="90vw" fetchpriority="high"/>`,
  );
});

test('a picture further down is not asked for', () => {
  const later = '<img src="/a.jpg" loading="lazy" fetchPriority="auto"/>';
  expect(preloads(`<picture>${AVIF}${later}</picture>`)).toBe('');
});
