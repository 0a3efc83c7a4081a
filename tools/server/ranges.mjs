const ONE_RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Removes a `Range` that sirv would not read as RFC 9110 (section 14.2) defines it: several ranges, one
 * without a start, one that ends before its start, and one with `If-Range`. The server then answers with
 * the whole file, which is always allowed.
 */
export function keepPlainRange(headers) {
  const [, start, end] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  const backward = end && Number(end) < Number(start);
  // sirv reads an end of 0 as no end.
  if (start === undefined || backward || end === '0' || headers['if-range']) delete headers.range;
  // Node can't read up to such an offset, and no file is that long.
  else if (end && !Number.isSafeInteger(Number(end))) headers.range = `bytes=${start}-`;
}
