/** @jest-environment node */
import { numbersMeant } from './written-numbers';

test('each remedy is a value that JSON knows', () => {
  for (const value of ['1/3', '½', '.5', '5.', '05', '+3', '5%', '1 000', '1,5', '1,200', '0x1F'])
    for (const number of numbersMeant(value)) expect(typeof JSON.parse(number)).toBe('number');
});

test.each([
  '12',
  '-0.5',
  '1e3',
  '2025-03-01',
  '12:30',
  '1.2.3',
  '10/2024',
  '1/0',
  '31-50',
  '1E-5 g',
  '0b2',
  '180,',
  '2nd',
  '1st place',
  '3x',
  '2 x 3',
  '5 and',
  '5 or 6 eggs',
  '5 to 6',
  '5 (about)',
  '1 5',
  '12 00',
  '1.00.000',
  '1/2/3',
  '',
  'Soup',
])('no number is suggested for %s', (value) => expect(numbersMeant(value)).toEqual([]));
