import words from '../../content/data/interface.json';
import facts from '../../content/data/site.json';
import { linkedAt, pageKey, type LinkPlace } from '../../src/routes';

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

/** The links at a place, with the labels of a data file, as a query gives them. */
export function linksAt(place: LinkPlace, labels: object): Queries.PageLinkFragment[] {
  return linkedAt(place).map(({ path }) => ({
    path,
    label: String(Reflect.get(labels, pageKey(path))),
  }));
}

/** The words around every page. */
export const INTERFACE: Queries.InterfaceFragment = {
  ...words,
  header: { ...words.header, links: linksAt('header', words.header) },
  footer: {
    ...words.footer,
    productLinks: linksAt('footerProduct', words.footer),
    resourceLinks: linksAt('footerResources', words.footer),
    noteLinks: [{ path: '/accessibility', label: 'Accessibility' }],
  },
};

/** What a page says about itself, as a query gives it. */
export const PAGE: Queries.PageHeadFragment = {
  path: '/pricing',
  name: 'Pricing',
  title: 'Pricing',
  description: 'What it costs.',
  share: { address: '/share/pricing-0123456789abcdef.jpg', alt: 'Prices' },
};
