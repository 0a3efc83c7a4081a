/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { renewSecurityTxt } from './renew';

const SITE = readFileSync('content/data/site.json', 'utf8').replace(
  /"securityExpires": "[^"]*"/,
  '"securityExpires": "2027-10-31"',
);

test.each(['2026-01-01T00:00:00Z', '2027-08-02T00:00:00Z'])('keeps the day at %s', (now) => {
  expect(renewSecurityTxt(SITE, new Date(now))).toBe(SITE);
});

test.each(['2027-08-03T00:00:00Z', '2028-01-01T00:00:00Z'])(
  'sets a day less than a year later at %s, and changes nothing else',
  (now) => {
    const renewed = renewSecurityTxt(SITE, new Date(now));
    const { securityExpires, ...others } = JSON.parse(renewed) as Record<string, string>;
    const days = (Date.parse(securityExpires!) - Date.parse(now)) / 86_400_000;
    expect(days).toBe(360);
    expect(others).toEqual({ ...JSON.parse(SITE), securityExpires: undefined });
    expect(renewed).toHaveLength(SITE.length);
  },
);

test('throws if securityExpires is no day', () => {
  expect(() => renewSecurityTxt('{"securityExpires": "soon"}', new Date())).toThrow(
    'securityExpires is "soon", where a day such as 2027-10-31 was expected.',
  );
});
