import labels from '../content/data/interface.json';

/** An invented site as a query result. */
export const SITE: Queries.SiteFragment = {
  name: 'Farm',
  tagline: 'Eat well',
  description: 'Food & more.',
  siteUrl: 'https://farm.example',
  safety: 'For healthy people. Otherwise, ask a doctor.',
  home: 'Home',
  language: 'en',
  locale: 'en-US',
  logIn: 'https://app.farm.example/login',
  signUp: 'https://app.farm.example/signup',
  copyright: null,
  social: [{ network: 'x', label: 'Farm on X', url: 'https://x.com/farm' }],
  tellMeWhen: null,
  ways: {
    signUp: { label: 'Go', href: 'https://app.farm.example/signup' },
    tryIt: 'Try',
    method: { label: 'Count', to: '/method' },
  },
};

/** The labels around every page. */
export const INTERFACE: Queries.InterfaceFragment = labels;

/** The query result for a page's head. */
export const PAGE: Queries.PageHeadFragment = {
  path: '/pricing',
  name: 'Pricing',
  title: 'Pricing',
  description: 'What it costs.',
  share: { address: '/share/pricing-0123456789abcdef.jpg', alt: 'Prices' },
};
