import { appAddress } from './app-address';

beforeEach(() => {
  process.env.GATSBY_APP_URL = 'https://app.example/';
});

afterEach(() => {
  delete process.env.GATSBY_APP_URL;
});

test('appAddress puts a path on the app’s host', () => {
  expect(appAddress('/login')).toBe('https://app.example/login');
});

test('appAddress adds parameters in their order', () => {
  expect(appAddress('/signup', { plan: 'standard', period: 'annual' })).toBe(
    'https://app.example/signup?plan=standard&period=annual',
  );
});

test('appAddress escapes the values of parameters', () => {
  expect(appAddress('/search', { q: 'Mac & cheese' })).toBe(
    'https://app.example/search?q=Mac+%26+cheese',
  );
});
