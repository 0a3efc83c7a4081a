/** The size of a picture or a video in pixels. */
type Size = { width: number; height: number };

/** A part of an MP4 (ISO 14496-12, section 4.2): its kind and its content. */
type Box = { kind: string; content: Buffer };

function* boxesOf(bytes: Buffer): Generator<Box> {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // A length of 1 means that the actual one, of 64 bits, follows.
    const isLong = length === 1 && at + 16 <= bytes.length;
    const end = at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : length || bytes.length);
    const start = at + (isLong ? 16 : 8);
    if (end < start) return;
    yield { kind: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(start, end) };
    at = end;
  }
}

/** All parts at a path such as `moov`, `trak`, `tkhd`. */
const partsAt = (bytes: Buffer, [first, ...others]: readonly string[]): Buffer[] =>
  [...boxesOf(bytes)]
    .filter(({ kind }) => kind === first)
    .flatMap(({ content }) => (others.length > 0 ? partsAt(content, others) : [content]));

/** The last bytes of a track's header: a matrix of nine numbers, the width and the height, four bytes each. */
const MATRIX = 44;

/** The size in which a video is shown, upright; undefined if its file doesn't say. */
export function videoSize(bytes: Buffer): Size | undefined {
  const headers = partsAt(bytes, ['moov', 'trak', 'tkhd']).filter(({ length }) => length >= MATRIX);
  for (const header of headers) {
    const matrix = header.subarray(-MATRIX);
    // Numbers have 16 bits before the point and 16 after it.
    const width = matrix.readUInt32BE(36) / 65_536;
    const height = matrix.readUInt32BE(40) / 65_536;
    // Audio tracks have no size.
    if (width === 0 || height === 0) continue;
    const isTurned = matrix.readInt32BE(0) === 0 && matrix.readInt32BE(4) !== 0;
    return isTurned ? { width: height, height: width } : { width, height };
  }
  return undefined;
}

/** How much wider or taller the frame of a still picture may be, because pixels are whole. */
const TOLERANCE = 0.02;

/** Whether two sizes have the same shape. */
export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width / one.height) * (other.height / other.width) - 1) <= TOLERANCE;
