import words from '../../content/data/interface.json';
import facts from '../../content/data/site.json';

const APP = 'https://app.example';

/** The site's facts as a query gives them: those of the content, with the app on a host of its own. */
export const SITE: Queries.SiteFragment = {
  ...facts,
  social: facts.social as Queries.SiteFragment['social'],
  siteUrl: 'https://site.example',
  logIn: `${APP}/login`,
  signUp: `${APP}/signup`,
  closingCall: { ...facts.closingCall, href: `${APP}/signup` },
};

/** The words around every page. */
export const INTERFACE: Queries.InterfaceFragment = words;

/** What a page says about itself, as a query gives it. */
export const PAGE: Queries.PageHeadFragment = {
  path: '/pricing',
  name: 'Pricing',
  title: 'Pricing',
  description: 'What it costs.',
  share: { address: '/share/pricing-0123456789abcdef.jpg', alt: 'Prices' },
};
