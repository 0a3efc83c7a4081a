// A picture defines its colors in a color profile, which sharp converts, or in a few bytes of its format, which
// browsers follow and sharp ignores: the build's copies would have other colors than the file.

/** Code points for color (ITU-T H.273) that mean sRGB, or colors that look the same. */
const SRGB_PRIMARIES = [1, 2];
const SRGB_TRANSFERS = [1, 2, 6, 13, 14, 15];

const ISSUE =
  'has colors that copies of it would lose, because it describes them without a color profile; export it again in sRGB';

/** Returns the end of a sentence if the colors of a PNG or an AVIF would change. */
export function findColorIssue(bytes: Buffer): string | undefined {
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  const isSame = isPng ? hasSrgbChunks(pngChunks(bytes)) : hasSrgbBox(bytes);
  return isSame ? undefined : ISSUE;
}

/** The chunks of a PNG before its pixels, by their names (PNG, section 5). */
function pngChunks(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  let start = 8;
  while (start + 8 <= bytes.length && !chunks.has('IDAT')) {
    const end = start + 8 + bytes.readUInt32BE(start);
    chunks.set(bytes.toString('latin1', start + 4, start + 8), bytes.subarray(start + 8, end));
    // A checksum follows.
    start = end + 4;
  }
  return chunks;
}

/** Whether the first of the chunks that browsers follow (PNG, section 4.3) is a profile, or means sRGB. */
function hasSrgbChunks(chunks: Map<string, Buffer>): boolean {
  const codes = chunks.get('cICP');
  if (codes) return areSrgb(codes[0], codes[1]);
  if (chunks.has('iCCP') || chunks.has('sRGB')) return true;
  const gamma = chunks.get('gAMA');
  // A gamma of 1/2.2 approximates sRGB.
  const isGammaNear = !gamma || Math.abs(gamma.readUInt32BE(0) - 45_455) < 1000;
  return isGammaNear && hasSrgbPrimaries(chunks.get('cHRM'));
}

/** The white point and the primaries of sRGB as the chunk `cHRM` has them: x and y of white, red, green and blue. */
const CHROMATICITIES = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];

const hasSrgbPrimaries = (chunk: Buffer | undefined) =>
  !chunk ||
  CHROMATICITIES.every((value, at) => Math.abs(chunk.readUInt32BE(4 * at) - value) < 1000);

/** Whether an AVIF has a profile, or a box `nclx` that means sRGB, or neither. */
function hasSrgbBox(bytes: Buffer): boolean {
  const isAvif = bytes.toString('latin1', 4, 8) === 'ftyp';
  const box = isAvif ? bytes.indexOf('colrnclx') : -1;
  if (box < 0 || bytes.includes('colrprof') || bytes.includes('colrrICC')) return true;
  return areSrgb(bytes.readUInt16BE(box + 8), bytes.readUInt16BE(box + 10));
}

const areSrgb = (primaries = 2, transfer = 2) =>
  SRGB_PRIMARIES.includes(primaries) && SRGB_TRANSFERS.includes(transfer);
