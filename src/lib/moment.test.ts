import { momentOf } from './moment';

test.each(['Pacific/Honolulu', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'the moment of a day is that day in %s',
  (timeZone) => {
    for (const day of ['2025-07-19', '2025-12-19']) {
      const moment = new Date(momentOf(`${day}T00:00:00.000Z`));
      expect(moment.toLocaleDateString('en-CA', { timeZone })).toBe(day);
    }
  },
);

test('a time that an author wrote stays', () => {
  expect(momentOf('2025-10-19T18:30:00.000Z')).toBe('2025-10-19T18:30:00.000Z');
});
