/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const { parentDomain } = THEME;

test('the cookie lasts a year, for every page, and is not sent with requests of other sites', () => {
  const { engine, themeCookie } = openPage({ url: `https://${parentDomain}/blog/soup` });
  engine.choose('dark');
  expect(themeCookie()).toMatchObject({
    key: THEME.cookie,
    value: 'dark',
    maxAge: 31_536_000,
    path: '/',
    sameSite: 'lax',
  });
});

test.each([
  `https://${parentDomain}`,
  `https://www.${parentDomain}`,
  `https://app.${parentDomain}`,
])('on %s the cookie is shared with every host of the product', (url) => {
  const { engine, themeCookie } = openPage({ url });
  engine.choose('dark');
  expect(themeCookie()).toMatchObject({ domain: parentDomain, hostOnly: false });
});

test.each([
  `https://not${parentDomain}`,
  `https://${parentDomain}.attacker.test`,
  'http://localhost:9000',
])('on %s the cookie is for that host alone', (url) => {
  const { engine, themeCookie } = openPage({ url });
  engine.choose('dark');
  expect(themeCookie()).toMatchObject({ domain: new URL(url).hostname, hostOnly: true });
});

test.each([
  ['https', true],
  ['http', false],
])('over %s the cookie is secure: %s', (scheme, secure) => {
  const { engine, themeCookie } = openPage({ url: `${scheme}://www.${parentDomain}/blog` });
  engine.choose('dark');
  expect(themeCookie()).toMatchObject({ secure });
});

test('a later choice replaces the earlier one', () => {
  const { engine, themeCookie } = openPage({ cookie: 'light' });
  engine.choose('system');
  expect(themeCookie()?.value).toBe('system');
});
