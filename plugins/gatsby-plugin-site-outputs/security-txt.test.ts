import { securityTxt, warnOfExpiry } from './security-txt';

const EXPIRES = '2027-10-31';

test('it has the fields of RFC 9116, with a moment in full', () => {
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

test.each(['2027-01-01T00:00:00Z', '2027-09-01T00:00:00Z'])('at %s a build is quiet', (now) => {
  expect(warningAt(now)).toBeUndefined();
});

test.each([
  ['2027-09-02T00:00:00Z', 'expires in 59 days'],
  ['2027-10-31T00:00:00Z', 'expires in 0 days'],
  ['2027-10-31T00:00:01Z', 'has expired'],
])('at %s a build says that it %s', (now, said) => {
  expect(warningAt(now)).toContain(said);
});
