/** @jest-environment node */
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { createExampleDay } from './example-day';

test('the example day has the gaps, scores and amounts of the ranking, in units', () => {
  const { dishes, ...day } = createExampleDay(RANKING, DAY);
  expect(day).toEqual({
    gaps: [
      { name: 'Iron', unit: 'mg', target: 18, eaten: 0.25 },
      { name: 'Fiber', unit: 'g', target: 20, eaten: 4 },
    ],
    left: { name: 'Iron', unit: 'mg', amount: 17.75 },
  });
  expect(dishes.map(({ title }) => title)).toEqual(['Stew', 'Soup', 'Water']);
  expect(dishes[0]).toMatchObject({
    score: 0.409771127,
    amounts: [9, 5],
    left: { name: 'Fiber', unit: 'g', amount: 11 },
  });
});
