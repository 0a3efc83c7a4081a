import labels from '../../content/data/interface.json';
import site from '../../content/data/site.json';

const APP = 'https://app.example';

/** The query result for the content's site data, with the app on another host. */
export const SITE: Queries.SiteFragment = {
  ...site,
  copyright: null,
  social: site.social as Queries.SiteFragment['social'],
  siteUrl: 'https://site.example',
  logIn: `${APP}/login`,
  signUp: `${APP}/signup`,
  closingCall: { ...site.closingCall, href: `${APP}/signup` },
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

/** Invented site data, for tests that compare with literal values. */
export const SAMPLE_SITE: Queries.SiteFragment = {
  name: 'Farm',
  tagline: 'Eat well',
  description: 'Food & more.',
  siteUrl: 'https://farm.example',
  home: 'Home',
  language: 'en',
  locale: 'en-US',
  logIn: 'https://app.farm.example/login',
  signUp: 'https://app.farm.example/signup',
  copyright: null,
  social: [{ network: 'x', label: 'Farm on X', url: 'https://x.com/farm' }],
  closingCall: {
    title: 'Come',
    text: 'Now.',
    label: 'Go',
    href: 'https://app.farm.example/signup',
    tryLabel: 'Try',
  },
};
