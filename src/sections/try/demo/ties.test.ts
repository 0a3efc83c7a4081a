/** @jest-environment node */
import { tiesOf } from './ties';

const LABELS = { tie: 'equal', nearTie: 'nearly' };
const ties = (...scores: number[]) =>
  tiesOf(
    scores.map((score) => ({ score })),
    LABELS,
  );

test('only scores that look alike are ties, and only equal ones are equal', () => {
  expect(ties(0.9, 0.7922, 0.7921, 0.5)).toEqual([undefined, 'nearly', 'nearly', undefined]);
  expect(ties(0.3, 0.3, 0)).toEqual(['equal', 'equal', undefined]);
});
