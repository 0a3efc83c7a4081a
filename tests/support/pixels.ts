import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Color } from './contrast';

/** A part of the window, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** The smallest box around all boxes, extended by `more` pixels and limited to the window. */
export function boxAround(page: Page, boxes: readonly Box[], more = 0): Box {
  const { width, height } = page.viewportSize()!;
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - more));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - more));
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + more;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + more;
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right)) - x,
    height: Math.min(height, Math.ceil(bottom)) - y,
  };
}

/** Takes a screenshot of a part of the window and returns functions that read its pixels. */
export async function readPixels(page: Page, clip: Box) {
  const picture = await page.screenshot({ clip });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Color => {
    const start = ((y - clip.y) * info.width + (x - clip.x)) * 3;
    return [data[start]!, data[start + 1]!, data[start + 2]!];
  };

  /** The results of `read` for every pixel of the box inside the screenshot. */
  const map = <T>(box: Box, read: (x: number, y: number) => T): T[] => {
    const values: T[] = [];
    const right = Math.min(box.x + box.width, clip.x + info.width);
    const bottom = Math.min(box.y + box.height, clip.y + info.height);
    for (let y = Math.max(clip.y, Math.floor(box.y)); y < bottom; y += 1) {
      for (let x = Math.max(clip.x, Math.floor(box.x)); x < right; x += 1) values.push(read(x, y));
    }
    return values;
  };
  return { at, map };
}
