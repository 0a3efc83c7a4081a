import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { POST_PICTURES } from './posts.mjs';
import { createRandom, times } from './random.mjs';

const named = (kind, count, width, height) =>
  times(count, (at) => ({
    name: `${kind}-${kind === 'hero' ? at + 1 : String(at + 1).padStart(2, '0')}.jpg`,
    width,
    height,
    seed: kind.charCodeAt(0) * 100 + at,
  }));

/** What both sites show: large pictures of the hero, recipe cards, and those the posts share. */
export const PICTURES = [
  ...named('hero', 5, 2000, 1125),
  ...named('card', 10, 1200, 900),
  ...named('pool', POST_PICTURES, 1600, 900),
];

/** Draws the pictures that are not in a folder yet: the same bytes each time. */
export async function drawPictures(folder) {
  mkdirSync(folder, { recursive: true });
  for (const { name, ...picture } of PICTURES) {
    const file = path.join(folder, name);
    if (!existsSync(file)) await draw(picture).toFile(file);
  }
}

/** Smooth ground, soft and hard-edged blobs and fine grain: what encoders find in photographs. */
function draw({ width, height, seed }) {
  const random = createRandom(seed);
  const color = () => [40 + 190 * random(), 40 + 170 * random(), 40 + 190 * random()];
  const corners = times(4, color);
  const blobs = times(26, () => makeBlob(random, width, height));
  const grain = times(4096, () => (random() + random() + random() - 1.5) * 9);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const ground = mix(corners, x / width, y / height);
      const painted = blobs.reduce((below, blob) => paint(below, blob, x, y), ground);
      const noise = grain[(Math.imul(x * 7919 + y * 104729, 2654435761) >>> 20) & 4095];
      const wave = 5 * Math.sin(x * 0.09 + Math.sin(y * 0.05) * 3);
      for (const channel of [0, 1, 2]) {
        const value = Math.max(0, Math.min(255, painted[channel] + noise + wave));
        pixels[(y * width + x) * 3 + channel] = value;
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 86 });
}

const makeBlob = (random, width, height) => ({
  x: random() * width,
  y: random() * height,
  radius: (0.03 + 0.16 * random()) * width,
  strength: random() * 1.1 - 0.4,
  color: [255 * random(), 255 * random(), 255 * random()],
  hard: random() < 0.4,
});

const mix = ([a, b, c, d], u, v) =>
  [0, 1, 2].map(
    (channel) =>
      (a[channel] * (1 - u) + b[channel] * u) * (1 - v) +
      (c[channel] * (1 - u) + d[channel] * u) * v,
  );

function paint(below, { x, y, radius, strength, color, hard }, atX, atY) {
  const far = Math.hypot(atX - x, atY - y) / radius;
  if (far >= 1) return below;
  const soft = (1 - far) ** 2 * strength;
  const amount = hard ? 0.55 * Math.abs(strength) + 0.15 * Math.sin(far * 40) : soft;
  return below.map((value, channel) => value * (1 - amount) + color[channel] * amount);
}
