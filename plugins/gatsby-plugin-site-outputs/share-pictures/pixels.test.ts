/** @jest-environment node */
import { overlay, sideBySide } from './pixels';

test('sideBySide joins two pictures row by row', () => {
  const left = {
    data: Buffer.from([1, 2, 3, 4]),
    info: { width: 2, height: 2, channels: 1 as const },
  };
  const right = { data: Buffer.from([8, 9]), info: { width: 1, height: 2, channels: 1 as const } };
  const { data, info } = sideBySide(left, right);
  expect([...data]).toEqual([1, 2, 8, 3, 4, 9]);
  expect(info).toMatchObject({ width: 3, height: 2 });
});

test('overlay copies a picture to a position of another', () => {
  const picture = (width: number, ...points: number[]) => ({
    data: Buffer.from(points.flatMap((point) => [point, point])),
    info: { width, height: points.length / width, channels: 2 as const },
  });
  const ground = picture(3, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  overlay(picture(2, 1, 2, 3, 4), ground, { left: 1, top: 1 });
  expect(ground).toEqual(picture(3, 0, 0, 0, 0, 1, 2, 0, 3, 4));
});
