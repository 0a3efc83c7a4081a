import { z } from 'zod';
import {
  choice,
  expecting,
  hidden,
  list,
  message,
  object,
  pageDescription,
  pageTitle,
  text,
  textLike,
  withFacts,
} from './fields';
import { appPath, emailAddress, httpsAddress, origin, plainLink } from './links';

const NETWORKS = ['youtube', 'instagram', 'tiktok', 'x', 'threads'] as const;

/** The name of a cookie or of a key in the browser's storage. */
const storageName = () =>
  hidden(
    textLike(
      /^[A-Za-z][A-Za-z0-9_-]*$/,
      'a name of letters, digits, - and _ that begins with a letter',
    ),
  );

/** A language as browsers name it (BCP 47). */
const languageTag = () =>
  z.string(expecting('the tag of a language such as en-US')).refine((value) => {
    try {
      return Intl.getCanonicalLocales(value).includes(value);
    } catch {
      return false;
    }
  }, expecting('the tag of a language such as en-US'));

const domain = textLike(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'a domain such as evenplate.example');

/** `site.json`: facts about the product that every page needs. */
export const site = object('SiteJson', {
  name: text(),
  tagline: pageTitle(),
  description: pageDescription(),
  siteUrl: withFacts(origin(), { graphql: 'String! @siteAddress' }),
  appUrl: hidden(httpsAddress()),
  logIn: appPath(),
  signUp: appPath(),
  search: hidden(appPath()),
  docsUrl: plainLink(),
  contactUrl: plainLink(),
  parentDomain: hidden(domain),
  themeCookie: storageName(),
  themeStorageKey: storageName(),
  creatorsEmail: emailAddress(),
  professionalsEmail: emailAddress(),
  social: list(
    object('SocialProfile', {
      network: choice(NETWORKS, 'SocialNetwork'),
      label: text(),
      url: httpsAddress(),
    }),
  ),
  closingCall: object('ClosingCall', {
    title: text(),
    text: text(),
    label: text(),
    href: appPath(),
    tryLabel: text(),
  }),
  copyright: text().optional(),
  home: text(),
  language: languageTag(),
  locale: languageTag(),
  direction: hidden(choice(['ltr', 'rtl'])),
});

/** `interface.json`: the texts around every page. */
export const interfaceLabels = object('InterfaceJson', {
  skipLink: text(),
  header: object('InterfaceHeader', {
    home: message('product'),
    navigation: text(),
    menu: text(),
    docs: text(),
    creators: text(),
    professionals: text(),
    blog: text(),
    pricing: text(),
    logIn: text(),
    signUp: text(),
    openMenu: text(),
    closeMenu: text(),
  }),
  theme: object('InterfaceTheme', {
    toggle: text(),
    light: text(),
    dark: text(),
    system: text(),
  }),
  footer: object('InterfaceFooter', {
    social: text(),
    product: text(),
    pricing: text(),
    professionals: text(),
    creators: text(),
    resources: text(),
    blog: text(),
    docs: text(),
    contact: text(),
    note: message('owner'),
  }),
  page: object('InterfacePage', { reviewed: message('date') }),
  announcement: message('page'),
  navigating: text(),
});

/** `not-found.json`: the page at addresses that lead nowhere. */
export const notFound = object('NotFoundJson', {
  name: pageTitle(),
  title: text(),
  text: text(),
  home: text(),
  pricing: text(),
  blog: text(),
  creators: text(),
  professionals: text(),
});
