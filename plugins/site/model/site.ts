import { z } from 'zod';
import {
  appAddressBase,
  appPath,
  emailAddress,
  httpsAddress,
  id,
  labels,
  list,
  pageDescription,
  pageTitle,
  plainLink,
  siteAddress,
  siteLink,
  text,
  textLike,
  textWith,
} from './fields';

const socialProfile = z.strictObject({
  /** Decides on the icon (src/components/social-icon.tsx); any other network has a globe. */
  network: id(),
  label: text(),
  url: httpsAddress(),
});

/** The name of a cookie or of a key in the browser's storage. */
const storageName = () => {
  const expected = 'a name of letters, digits, - and _ that begins with a letter';
  return textLike(/^[A-Za-z][A-Za-z0-9_-]*$/, expected);
};

/** A language as browsers name it (BCP 47). */
const languageTag = () =>
  textLike(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/,
    'the tag of a language such as en-US',
  );

/** Where the form at `/admin` saves articles. Without it, the site has no form. */
const editor = z.strictObject({
  repository: textLike(/^[\w.-]+\/[\w.-]+$/, 'a repository on GitHub such as owner/name'),
  branch: text(),
});

/** `site.json`: facts about the product that every page needs. */
export const site = z.strictObject({
  ...labels('name', 'home'),
  tagline: pageTitle(),
  description: pageDescription(),
  siteUrl: siteAddress(),
  /** The first `siteUrl`, which identifies articles in feed readers. It stays when the site moves. */
  firstSiteUrl: httpsAddress(),
  appUrl: appAddressBase(),
  logIn: appPath(),
  signUp: appPath(),
  search: appPath(),
  docsUrl: plainLink(),
  contactUrl: plainLink(),
  parentDomain: textLike(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'a domain such as evenplate.example'),
  themeCookie: storageName(),
  themeStorageKey: storageName(),
  contactEmail: emailAddress(),
  creatorsEmail: emailAddress(),
  professionalsEmail: emailAddress(),
  social: list(socialProfile, { count: [0, Infinity], unique: ['url'] }),
  closingCall: z.strictObject({
    ...labels('label', 'tryLabel'),
    href: appPath(),
  }),
  copyright: text().optional(),
  language: languageTag(),
  locale: languageTag(),
  direction: z.enum(['ltr', 'rtl']),
  editor: editor.optional(),
});

const footerList = z
  .strictObject({ title: text(), links: list(siteLink) })
  .meta({ id: 'FooterList' });

/** `interface.json`: the texts around every page. */
export const interfaceLabels = z.strictObject({
  skipLink: text(),
  header: z.strictObject({
    ...labels('home', 'navigation', 'menu', 'logIn', 'signUp', 'openMenu', 'closeMenu'),
    links: list(siteLink),
  }),
  theme: z.strictObject({ ...labels('toggle', 'light', 'dark', 'system') }),
  footer: z.strictObject({
    social: text(),
    note: textWith('owner'),
    product: footerList,
    resources: footerList,
    noteLinks: list(siteLink),
  }),
  page: z.strictObject({ reviewed: textWith('date') }),
});

/** `not-found.json`: the page at addresses that lead nowhere. */
export const notFound = z.strictObject({
  title: pageTitle(),
  ...labels('headline', 'text'),
  links: list(siteLink),
});
