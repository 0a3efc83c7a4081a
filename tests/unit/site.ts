import labels from '../../content/data/interface.json';
import { linkedAt, pageKey, type LinkPlace } from '../../plugins/gatsby-source-site-content/routes';

/** An invented site as a query result. */
export const SITE: Queries.SiteFragment = {
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

/** The query result for the links at a place, with labels from a data file. */
function linksAt(place: LinkPlace, texts: object): Queries.PageLinkFragment[] {
  return linkedAt(place).map(({ path }) => ({
    path,
    label: String(Reflect.get(texts, pageKey(path))),
  }));
}

/** The labels around every page. */
export const INTERFACE: Queries.InterfaceFragment = {
  ...labels,
  header: { ...labels.header, links: linksAt('header', labels.header) },
  footer: {
    ...labels.footer,
    productLinks: linksAt('footerProduct', labels.footer),
    resourceLinks: linksAt('footerResources', labels.footer),
    noteLinks: [{ path: '/accessibility', label: 'Accessibility' }],
  },
};

/** The query result for a page's head. */
export const PAGE: Queries.PageHeadFragment = {
  path: '/pricing',
  name: 'Pricing',
  title: 'Pricing',
  description: 'What it costs.',
  share: { address: '/share/pricing-0123456789abcdef.jpg', alt: 'Prices' },
};
