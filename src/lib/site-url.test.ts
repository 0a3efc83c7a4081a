import site from '../../content/data/site.json';
import { appUrl, siteUrl } from './site-url';

afterEach(() => {
  delete process.env.GATSBY_APP_URL;
  delete process.env.GATSBY_SITE_URL;
});

test('the hosts are those of the site’s facts', () => {
  expect(appUrl()).toBe(site.appUrl);
  expect(siteUrl()).toBe(site.siteUrl);
});

test('the environment overrides each of them', () => {
  process.env.GATSBY_APP_URL = 'https://app.staging.example';
  expect(appUrl()).toBe('https://app.staging.example');
  expect(siteUrl()).toBe(site.siteUrl);

  process.env.GATSBY_SITE_URL = 'https://staging.example';
  expect(siteUrl()).toBe('https://staging.example');
});

test('an empty variable overrides nothing', () => {
  process.env.GATSBY_APP_URL = '';
  process.env.GATSBY_SITE_URL = '';
  expect(appUrl()).toBe(site.appUrl);
  expect(siteUrl()).toBe(site.siteUrl);
});

test('slashes at the end are left out, because paths bring theirs', () => {
  process.env.GATSBY_APP_URL = 'https://app.staging.example/';
  process.env.GATSBY_SITE_URL = 'https://staging.example//';
  expect(appUrl()).toBe('https://app.staging.example');
  expect(siteUrl()).toBe('https://staging.example');
});
