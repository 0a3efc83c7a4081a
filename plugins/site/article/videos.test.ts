import { photo } from '../../../tests/unit/pictures';
import { htmlOf } from '../../../tests/unit/markdown';
import type { FindVideo } from './videos';

const poster = {
  ...photo('boil'),
  width: 1344,
  height: 756,
  isVector: false,
  isTransparent: false,
};
const captions = { src: '/static/boil.vtt', language: 'en' };
const findVideo: FindVideo = async () => ({ src: '/static/boil.mp4', poster, captions });

test('a video becomes a player that loads nothing until started', async () => {
  expect(await htmlOf("![Water.](boil.mp4 'In three seconds')", { findVideo })).toBe(
    '<figure><video src="/static/boil.mp4" poster="/boil.jpg" width="672" height="378" controls playsinline preload="none" aria-label="Water."><track kind="captions" src="/static/boil.vtt" srclang="en" default></video><figcaption>In three seconds</figcaption></figure>',
  );
});

test('without captions, a player has no track', async () => {
  const silent: FindVideo = async () => ({ src: '/static/boil.mp4', poster });
  expect(await htmlOf('![Water.](boil.mp4)', { findVideo: silent })).not.toContain('<track');
});

test('in the feed, a video is a link', async () => {
  const base = 'https://soup.example/blog/soup';
  expect(await htmlOf('![Water.](boil.mp4)', { findVideo, base })).toBe(
    '<p><a href="https://soup.example/static/boil.mp4">Water.</a></p>',
  );
});
