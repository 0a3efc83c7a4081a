/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const { cookie, parentDomain } = THEME;

const SHARED = `Path=/; Domain=${parentDomain}`;
const URL = `https://www.${parentDomain}/blog/category/soup`;

/** Opens a page on which a script or a server has set these cookies, in this order. */
const openWith = (cookies: string[], url = URL) =>
  openPage({
    url,
    prepare: ({ document }) => {
      for (const each of cookies) document.cookie = `${cookie}=${each}`;
    },
  });

/** All values that the browser sends for the theme's cookie. */
const values = ({ window }: ReturnType<typeof openPage>) =>
  window.document.cookie
    .split('; ')
    .filter((each) => each.startsWith(`${cookie}=`))
    .map((each) => each.slice(cookie.length + 1));

describe('several theme cookies', () => {
  test('give the first valid value', () => {
    const page = openWith(['purple; Path=/blog', `dark; ${SHARED}`, 'light; Path=/']);
    expect(values(page)).toEqual(['purple', 'dark', 'light']);
    expect(page.engine.preference()).toBe('dark');
  });

  test.each([
    ['for this host only', 'Path=/'],
    ['for this host and its subdomains', `Path=/; Domain=www.${parentDomain}`],
    ['for a folder', 'Path=/blog'],
    ['for a folder with a slash', 'Path=/blog/'],
    ['for this page', 'Path=/blog/category/soup'],
    ['for a folder on all hosts', `Path=/blog/category; Domain=${parentDomain}`],
  ])('become one when a theme is chosen and one of them is %s', (_which, attributes) => {
    const page = openWith([`light; ${attributes}`, `dark; ${SHARED}`]);
    expect(values(page)).toHaveLength(2);
    page.engine.choose('system');
    expect(values(page)).toEqual(['system']);
    expect(page.themeCookie()).toMatchObject({ domain: parentDomain, path: '/' });
  });

  test('become one on a host outside the product’s domain', () => {
    const page = openWith(['light; Path=/blog', 'dark; Path=/'], 'http://localhost:9000/blog');
    page.engine.choose('system');
    expect(values(page)).toEqual(['system']);
  });

  test('become one when the first cookie is for this host only', () => {
    const page = openWith(['light; Path=/']);
    page.engine.choose('dark');
    expect(values(page)).toEqual(['dark']);
    expect(page.themeCookie()).toMatchObject({ domain: parentDomain, hostOnly: false });
  });
});
