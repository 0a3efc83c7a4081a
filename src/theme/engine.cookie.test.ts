/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const { parentDomain } = THEME;

describe('the theme cookie', () => {
  test('lasts a year, on every path, with SameSite=Lax', () => {
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
  ])('is shared with all hosts of the product on %s', (url) => {
    const { engine, themeCookie } = openPage({ url });
    engine.choose('dark');
    expect(themeCookie()).toMatchObject({ domain: parentDomain, hostOnly: false });
  });

  test.each([
    `https://not${parentDomain}`,
    `https://${parentDomain}.attacker.test`,
    'http://localhost:9000',
  ])('is limited to the host on %s', (url) => {
    const { engine, themeCookie } = openPage({ url });
    engine.choose('dark');
    expect(themeCookie()).toMatchObject({ domain: new URL(url).hostname, hostOnly: true });
  });

  test.each([
    ['https', true],
    ['http', false],
  ])('over %s has Secure: %s', (scheme, secure) => {
    const { engine, themeCookie } = openPage({ url: `${scheme}://www.${parentDomain}/blog` });
    engine.choose('dark');
    expect(themeCookie()).toMatchObject({ secure });
  });

  test('holds the last choice', () => {
    const { engine, themeCookie } = openPage({ cookie: 'light' });
    engine.choose('system');
    expect(themeCookie()?.value).toBe('system');
  });
});
