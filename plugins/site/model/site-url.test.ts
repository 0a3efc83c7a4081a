import site from '../../../tests/content/data/site.json';
import { appAddress, pathOfOwnAddress, pathPrefix, siteUrl } from './site-url';

afterEach(() => {
  delete process.env.GATSBY_SITE_URL;
});

test('the address is that of the environment, without slashes at its end, or of site.json', () => {
  expect(siteUrl()).toBe(site.siteUrl);
  process.env.GATSBY_SITE_URL = '';
  expect(siteUrl()).toBe(site.siteUrl);
  process.env.GATSBY_SITE_URL = 'https://staging.example//';
  expect(siteUrl()).toBe('https://staging.example');
});

test.each([
  ['/login', {}, '/login'],
  ['/signup', { plan: 'standard', period: 'annual' }, '/signup?plan=standard&period=annual'],
  ['/signup?from=site', { plan: 'pro' }, '/signup?from=site&plan=pro'],
  ['/search', { q: 'Mac & cheese' }, '/search?q=Mac+%26+cheese'],
])('appAddress puts %s with %j on the app’s host', (path, parameters, address) => {
  expect(appAddress('https://app.example', path, parameters)).toBe(`https://app.example${address}`);
});

test.each([
  ['https://soup.example', ''],
  ['https://soup.example/', ''],
  ['https://ada.github.io/soup', '/soup'],
  ['https://soup.example/shops/soup/', '/shops/soup'],
  ['soup.example/soup', ''],
])('the folder of %s is "%s"', (address, prefix) => {
  process.env.GATSBY_SITE_URL = address;
  expect(pathPrefix()).toBe(prefix);
});

test.each([
  ['https://soup.example', 'https://soup.example', '/'],
  ['https://soup.example', 'HTTP://Soup.example/a%20b?c=d#e', '/a%20b?c=d#e'],
  ['https://ada.github.io/soup', 'https://ada.github.io/soup/menu', '/menu'],
  ['https://ada.github.io/soup', 'https://ada.github.io/stew', undefined],
  ['https://soup.example', 'https://soup.example.org/menu', undefined],
  ['https://soup.example', 'mailto:ada@soup.example', undefined],
])('on %s, the path of %s is %s', (own, address, path) => {
  process.env.GATSBY_SITE_URL = own;
  expect(pathOfOwnAddress(address)).toBe(path);
});
