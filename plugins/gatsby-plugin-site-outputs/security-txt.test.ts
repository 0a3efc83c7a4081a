import { securityTxt, warnOfExpiry } from './security-txt';

const EXPIRES = '2027-10-31';

test('securityTxt writes the fields of RFC 9116, the expiry with its time', () => {
  const text = securityTxt({
    siteUrl: 'https://farm.example',
    email: 'security@farm.example',
    expires: EXPIRES,
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@farm.example',
    'Expires: 2027-10-31T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://farm.example/.well-known/security.txt',
    '',
  ]);
});

const warningAt = (now: string) => warnOfExpiry(EXPIRES, new Date(now));

test.each(['2027-01-01T00:00:00Z', '2027-09-01T00:00:00Z'])(
  'warnOfExpiry returns nothing on %s',
  (now) => {
    expect(warningAt(now)).toBeUndefined();
  },
);

test.each([
  ['2027-09-02T00:00:00Z', 'expires in 59 days'],
  ['2027-10-31T00:00:00Z', 'expires in 0 days'],
  ['2027-10-31T00:00:01Z', 'has expired'],
])('warnOfExpiry says on %s that the file %s', (now, message) => {
  expect(warningAt(now)).toContain(message);
});
