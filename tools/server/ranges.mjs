const ONE_RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Leaves only ranges that sirv reads as RFC 9110 (section 14.2) means them: one, forward, from its
 * start. A host may always answer with the whole file, so it does so to any other one, and where
 * `If-Range` asks for a comparison.
 */
export function keepPlainRange(headers) {
  const [, start, end] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  const backward = end && Number(end) < Number(start);
  // sirv takes a range that ends at 0 for one without an end.
  if (start === undefined || backward || end === '0' || headers['if-range']) delete headers.range;
  // Node refuses to read up to such a place, and no file is that long.
  else if (end && !Number.isSafeInteger(Number(end))) headers.range = `bytes=${start}-`;
}
