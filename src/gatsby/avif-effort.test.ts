import sharp, { type Sharp } from 'sharp';
import { AVIF_EFFORT, setAvifEffort } from './avif-effort';

const effortOf = (picture: Sharp) =>
  (picture as unknown as { options: { heifEffort: number } }).options.heifEffort;

setAvifEffort();

test('an encoder that is told nothing takes the site’s effort', () => {
  expect(effortOf(sharp().avif({ quality: 60 }))).toBe(AVIF_EFFORT);
});

test('what is asked for counts', () => {
  expect(effortOf(sharp().avif({ effort: 7 }))).toBe(7);
});
