/** The facts of another site, for tests that spell out what comes of them. */
export const FARM: Queries.SiteFragment = {
  name: 'Farm',
  tagline: 'Eat well',
  description: 'Food & more.',
  siteUrl: 'https://farm.example',
  home: 'Home',
  language: 'en',
  locale: 'en-US',
  logIn: 'https://app.farm.example/login',
  signUp: 'https://app.farm.example/signup',
  docsUrl: '/docs',
  contactUrl: '/contact',
  social: [{ network: 'x', label: 'Farm on X', url: 'https://x.com/farm' }],
  closingCall: {
    title: 'Come',
    text: 'Now.',
    label: 'Go',
    href: 'https://app.farm.example/signup',
  },
};
