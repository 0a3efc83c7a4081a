import { calendarDay, text, textLike } from './fields';
import { languageTag } from './language-tag';
import { appPath, emailAddress, httpsAddress, origin, plainLink } from './links';
import { withMetadata } from './metadata';
import { choice, objectType, listOf } from './objects';
import { uniqueBy } from './rules';

const NETWORKS = ['youtube', 'instagram', 'tiktok', 'x', 'threads'] as const;

const name = (description: string, example: string) =>
  textLike(
    /^[A-Za-z][A-Za-z0-9_-]*$/,
    'a name of letters, digits, - and _ that begins with a letter',
    description,
    { example, hidden: true },
  );

const profile = objectType('SocialProfile', 'A profile in a social network.', {
  network: choice(NETWORKS, 'The network; it decides the sign.', { typeName: 'SocialNetwork' }),
  label: text('What a screen reader says.', 'Evenplate on YouTube'),
  url: httpsAddress('The profile’s address.', 'https://www.youtube.com/@evenplate'),
});

const closingCall = objectType('ClosingCall', 'The last section of most pages.', {
  title: text('Its headline.', 'Tonight’s dinner could even things out.'),
  text: text('A sentence or two below it.', 'Set up a profile and cook.'),
  label: text('What the button says.', 'Get Started Free'),
  href: appPath('Where in the app the button leads.'),
});

export const site = objectType('SiteJson', 'Facts about the product that every page needs.', {
  name: text('The product’s name.', 'Evenplate'),
  tagline: text('What it does, in a few words.', 'Recipes that close your nutrient gaps'),
  description: text('What it does, in a sentence for search engines.', 'Evenplate ranks recipes.'),
  siteUrl: withMetadata(
    origin(
      'Where this site lives; `GATSBY_SITE_URL` overrides it.',
      'https://www.evenplate.example',
    ),
    { graphqlType: 'String! @siteAddress' },
  ),
  appUrl: withMetadata(
    httpsAddress(
      'Where the app lives; `GATSBY_APP_URL` overrides it.',
      'https://app.evenplate.example',
    ),
    { hidden: true },
  ),
  logIn: appPath('Where in the app one logs in.', '/login'),
  signUp: appPath('Where in the app one signs up.'),
  docsUrl: plainLink('Where the documentation is.', '/docs'),
  contactUrl: plainLink('Where one can write to us.', '/contact'),
  parentDomain: textLike(
    /^([a-z0-9-]+\.)+[a-z0-9-]+$/,
    'a domain such as evenplate.example',
    'The domain that site and app share; the theme’s cookie is set for it.',
    { example: 'evenplate.example', hidden: true },
  ),
  themeCookie: name('The name of the cookie that keeps the theme.', 'evenplate-theme'),
  themeStorageKey: name('The key that keeps the theme in local storage.', 'evenplate-ui-theme'),
  creatorsEmail: emailAddress('Where recipe creators write to.', 'creators@evenplate.example'),
  professionalsEmail: emailAddress('Where professionals write to.', 'pro@evenplate.example'),
  social: listOf(profile, 'The profiles in the footer, in their order.', {
    rule: uniqueBy('network'),
  }),
  closingCall,
  securityEmail: withMetadata(
    emailAddress('Where one reports a hole in the site (RFC 2142).', 'security@evenplate.example'),
    { hidden: true },
  ),
  securityExpires: withMetadata(
    calendarDay('Until when that address is good (RFC 9116); builds warn in time.', '2027-10-31'),
    { hidden: true },
  ),
  home: text('What the home page is called in breadcrumbs.', 'Home'),
  language: languageTag('The language of all texts, for browsers and search engines.', 'en'),
  locale: languageTag('The language and country by which numbers and dates are written.', 'en-US'),
  direction: withMetadata(
    choice(['ltr', 'rtl'], 'Which way the language is written: from left to right, or from right.'),
    { hidden: true },
  ),
});
