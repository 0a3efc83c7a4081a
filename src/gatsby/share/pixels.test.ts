/** @jest-environment node */
import { sideBySide } from './pixels';

test('two pictures are one, row by row', () => {
  const left = {
    data: Buffer.from([1, 2, 3, 4]),
    info: { width: 2, height: 2, channels: 1 as const },
  };
  const right = { data: Buffer.from([8, 9]), info: { width: 1, height: 2, channels: 1 as const } };
  const { data, info } = sideBySide(left, right);
  expect([...data]).toEqual([1, 2, 8, 3, 4, 9]);
  expect(info).toMatchObject({ width: 3, height: 2 });
});
