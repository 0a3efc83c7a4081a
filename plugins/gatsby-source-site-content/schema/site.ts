import { calendarDay, text, textLike } from './fields';
import { languageTag } from './language-tag';
import { appPath, emailAddress, httpsAddress, plainLink } from './links';
import { withMetadata } from './metadata';
import { choice, objectType, listOf } from './objects';
import { elsewhere, neededAtLaunch, replaceable } from './placeholders';
import { uniqueBy } from './rules';

const NETWORKS = ['youtube', 'instagram', 'tiktok', 'x', 'threads'] as const;

const name = (description: string, example: string) =>
  textLike(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, - and _', description, {
    example,
    hidden: true,
  });

const profile = objectType('SocialProfile', 'A profile in a social network.', {
  network: choice(NETWORKS, 'The network; it decides the sign.', { typeName: 'SocialNetwork' }),
  label: text('What a screen reader says.', 'Evenplate on YouTube'),
  url: replaceable(
    httpsAddress('The profile’s address.', 'https://www.youtube.com/@evenplate'),
    'the address of your profile, or delete the entry',
  ),
});

const closingCall = objectType('ClosingCall', 'The last section of most pages.', {
  title: text('Its headline.', 'Tonight’s dinner could even things out.'),
  text: text('A sentence or two below it.', 'Set up a profile and cook.'),
  label: text('What the button says.', 'Get Started Free'),
  href: appPath('Where in the app the button leads.'),
  tryLabel: text('The link to /try below it.', 'Or try the ranking first'),
});

export const site = objectType('SiteJson', 'Facts about the product that every page needs.', {
  name: text('The product’s name.', 'Evenplate'),
  tagline: text('What it does, in a few words.', 'Recipes that close your nutrient gaps'),
  description: text('What it does, in a sentence for search engines.', 'Evenplate ranks recipes.'),
  siteUrl: replaceable(
    withMetadata(
      httpsAddress(
        'Where this site lives; `GATSBY_SITE_URL` overrides it.',
        'https://www.evenplate.example',
      ),
      { graphqlType: 'String! @siteAddress' },
    ),
    'the address of this site',
  ),
  appUrl: replaceable(
    withMetadata(
      httpsAddress(
        'Where the app lives; `GATSBY_APP_URL` overrides it.',
        'https://app.evenplate.example',
      ),
      { hidden: true },
    ),
    'the address of the app',
  ),
  logIn: appPath('Where in the app one logs in.', '/login'),
  signUp: appPath('Where in the app one signs up.'),
  docsUrl: elsewhere(
    plainLink('Where the documentation is.', '/docs'),
    'the address of your documentation, with https://',
  ),
  contactUrl: elsewhere(
    plainLink('Where one can write to us.', '/contact'),
    'the address where people can write to you, with https://',
  ),
  parentDomain: replaceable(
    textLike(
      /^([a-z0-9-]+\.)+[a-z0-9-]+$/,
      'a domain such as evenplate.example',
      'The domain that site and app share; the theme’s cookie is set for it.',
      { example: 'evenplate.example', hidden: true },
    ),
    'the domain that site and app share',
  ),
  themeCookie: name('The name of the cookie that keeps the theme.', 'evenplate-theme'),
  themeStorageKey: name('The key that keeps the theme in local storage.', 'evenplate-ui-theme'),
  creatorsEmail: replaceable(
    emailAddress('Where recipe creators write to.', 'creators@evenplate.example'),
    'a mailbox that somebody reads',
  ),
  professionalsEmail: replaceable(
    emailAddress('Where professionals write to.', 'pro@evenplate.example'),
    'a mailbox that somebody reads',
  ),
  social: listOf(profile, 'The profiles in the footer, in their order.', {
    rule: uniqueBy('network'),
  }),
  closingCall,
  securityEmail: replaceable(
    withMetadata(
      emailAddress(
        'Where one reports a hole in the site (RFC 2142).',
        'security@evenplate.example',
      ),
      { hidden: true },
    ),
    'a mailbox that somebody reads every day',
  ),
  copyright: neededAtLaunch(
    withMetadata(
      text(
        'What the footer says behind ©: the year and the company.',
        '2026 Evenplate Foods, Inc.',
      ).optional(),
      { whenOmitted: 'the product’s name' },
    ),
    'the year and the company that publishes the site, such as "2026 Evenplate Foods, Inc."',
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
