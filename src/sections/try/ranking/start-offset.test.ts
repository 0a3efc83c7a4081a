import { startOffset, type Place } from './start-offset';

const WINNER: Place = { left: 0, top: 0, right: 300, bottom: 200, isFirst: true };

/** A dish below the first, 300 px wide and 50 px high. */
const at = (top: number): Place => ({
  left: 0,
  top,
  right: 300,
  bottom: top + 50,
  isFirst: false,
});

test.each([
  ['up', at(300), at(200), { x: 0, y: 100 }],
  ['down', at(200), at(300), { x: 0, y: -100 }],
  ['up from far below', at(900), at(200), { x: 0, y: 160 }],
  ['down to far below', at(200), at(900), { x: 0, y: -160 }],
  ['nowhere', at(200), at(200), { x: 0, y: 0 }],
])('a dish that moves %s starts near its old place', (_way, old, now, offset) => {
  expect(startOffset(old, now, WINNER)).toEqual(offset);
});

test('the old first dish starts partly behind the new one', () => {
  expect(startOffset(WINNER, at(200), WINNER)).toEqual({ x: 0, y: -20 });
});
