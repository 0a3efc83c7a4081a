import site from '../../content/data/site.json';
import { appUrl, siteUrl } from './site-url';

afterEach(() => {
  delete process.env.GATSBY_APP_URL;
  delete process.env.GATSBY_SITE_URL;
});

describe('siteUrl and appUrl', () => {
  test('default to site.json', () => {
    expect(appUrl()).toBe(site.appUrl);
    expect(siteUrl()).toBe(site.siteUrl);
  });

  test('are overridden by their environment variables', () => {
    process.env.GATSBY_APP_URL = 'https://app.staging.example';
    expect(appUrl()).toBe('https://app.staging.example');
    expect(siteUrl()).toBe(site.siteUrl);

    process.env.GATSBY_SITE_URL = 'https://staging.example';
    expect(siteUrl()).toBe('https://staging.example');
  });

  test('ignore empty variables', () => {
    process.env.GATSBY_APP_URL = '';
    process.env.GATSBY_SITE_URL = '';
    expect(appUrl()).toBe(site.appUrl);
    expect(siteUrl()).toBe(site.siteUrl);
  });

  test('have no trailing slash', () => {
    process.env.GATSBY_APP_URL = 'https://app.staging.example/';
    process.env.GATSBY_SITE_URL = 'https://staging.example//';
    expect(appUrl()).toBe('https://app.staging.example');
    expect(siteUrl()).toBe('https://staging.example');
  });
});
