import { queryContent } from '../../../tests/unit/content-schema';

const SITE = {
  logIn: '/login',
  closingCall: { href: '/signup' },
  siteUrl: 'https://production.example',
};

const ask = async () => {
  const { site } = await queryContent('{ site { logIn siteUrl closingCall { href } } }', {
    site: SITE,
  });
  return site;
};

afterEach(() => {
  delete process.env.GATSBY_APP_URL;
  delete process.env.GATSBY_SITE_URL;
});

test('@inApp adds the app’s host to paths, also in nested objects', async () => {
  process.env.GATSBY_APP_URL = 'https://app.staging.example';
  expect(await ask()).toMatchObject({
    logIn: 'https://app.staging.example/login',
    closingCall: { href: 'https://app.staging.example/signup' },
  });
});

test('@siteAddress prefers GATSBY_SITE_URL', async () => {
  process.env.GATSBY_SITE_URL = 'https://staging.example';
  expect(await ask()).toMatchObject({ siteUrl: 'https://staging.example' });
});
