import sharp from 'sharp';

/** The number of colors that are kept exactly: those of backgrounds, text and borders. */
const EXACT_COLORS = 32;

/** Other colors (antialiasing) are rounded by up to 8 of 255; the comparison tolerates 12. */
const STEP = 16;

const round = (channel) => Math.min(255, Math.round(channel / STEP) * STEP);

/** Compresses a picture to a PNG of a third of its bytes that looks the same, if possible with a palette. */
export async function packPicture(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const exact = mostFrequentColors(data);
  for (let at = 0; at < data.length; at += 3) {
    if (exact.has(data.readUIntBE(at, 3))) continue;
    for (const channel of [at, at + 1, at + 2]) data[channel] = round(data[channel]);
  }
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const [whole, withPalette] = await Promise.all([
    picture.clone().png({ compressionLevel: 9 }).toBuffer(),
    picture.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer(),
  ]);
  const read = await sharp(withPalette).removeAlpha().raw().toBuffer();
  return read.equals(data) ? withPalette : whole;
}

function mostFrequentColors(data) {
  const counts = new Map();
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  return new Set(ranked.slice(0, EXACT_COLORS).map(([color]) => color));
}
