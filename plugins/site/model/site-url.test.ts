import site from '../../../tests/content/data/site.json';
import { appAddress, appUrl, inFolder, pathPrefix, siteUrl } from './site-url';

afterEach(() => {
  delete process.env.GATSBY_APP_URL;
  delete process.env.GATSBY_SITE_URL;
});

test('addresses are those of the environment, without slashes at their end, or of site.json', () => {
  expect([siteUrl(), appUrl()]).toEqual([site.siteUrl, site.appUrl]);
  Object.assign(process.env, { GATSBY_APP_URL: '', GATSBY_SITE_URL: '' });
  expect([siteUrl(), appUrl()]).toEqual([site.siteUrl, site.appUrl]);
  process.env.GATSBY_SITE_URL = 'https://staging.example//';
  expect([siteUrl(), appUrl()]).toEqual(['https://staging.example', site.appUrl]);
  process.env.GATSBY_APP_URL = 'https://app.staging.example';
  expect(appUrl()).toBe('https://app.staging.example');
});

test.each([
  ['/login', {}, '/login'],
  ['/signup', { plan: 'standard', period: 'annual' }, '/signup?plan=standard&period=annual'],
  ['/search', { q: 'Mac & cheese' }, '/search?q=Mac+%26+cheese'],
])('appAddress puts %s with %j on the app’s host', (path, parameters, address) => {
  process.env.GATSBY_APP_URL = 'https://app.example/';
  expect(appAddress(path, parameters)).toBe(`https://app.example${address}`);
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

test('paths of this site lead into its folder, and addresses elsewhere stay', () => {
  process.env.GATSBY_SITE_URL = 'https://ada.github.io/soup';
  expect(
    ['/', '/pricing', '//a.example', 'https://a.example', '#b'].map((one) => inFolder(one)),
  ).toEqual(['/soup/', '/soup/pricing', '//a.example', 'https://a.example', '#b']);
});
