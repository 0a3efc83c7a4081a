import { calendarDay, pageDescription, pageTitle, text, textLike } from './fields';
import { languageTag } from './language-tag';
import { appPath, emailAddress, httpsAddress, origin, plainLink } from './links';
import { withMetadata } from './metadata';
import { choice, objectType, listOf } from './objects';
import { elsewhere, neededAtLaunch, replaceable } from './placeholders';
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
  network: choice(NETWORKS, 'The network; it decides the icon.', { typeName: 'SocialNetwork' }),
  label: text('What a screen reader calls the link.', 'Evenplate on YouTube'),
  url: replaceable(
    httpsAddress('The profile’s address.', 'https://www.youtube.com/@evenplate'),
    'the address of your profile, or delete the entry',
  ),
});

const closingCall = objectType('ClosingCall', 'The last section of most pages.', {
  title: text('Its headline.', 'Tonight’s dinner could even things out.'),
  text: text('A sentence or two below it.', 'Set up a profile and cook.'),
  label: text('What the button says.', 'Get Started Free'),
  href: appPath('The path in the app to which the button leads.'),
  tryLabel: text('The link to /try below it.', 'Or try the ranking first'),
});

export const site = objectType('SiteJson', 'Facts about the product that every page needs.', {
  name: text('The product’s name.', 'Evenplate'),
  tagline: pageTitle('What it does, in a few words.', 'Recipes that close your nutrient gaps'),
  description: pageDescription(
    'What it does, in a sentence for search engines.',
    'Evenplate ranks recipes.',
  ),
  siteUrl: replaceable(
    withMetadata(
      origin(
        'The address of this site; `GATSBY_SITE_URL` overrides it.',
        'https://www.evenplate.example',
      ),
      { graphqlType: 'String! @siteAddress' },
    ),
    'the address of this site',
  ),
  appUrl: replaceable(
    withMetadata(
      httpsAddress(
        'The address of the app; `GATSBY_APP_URL` overrides it.',
        'https://app.evenplate.example',
      ),
      { hidden: true },
    ),
    'the address of the app',
  ),
  logIn: appPath('The path in the app for logging in.', '/login'),
  signUp: appPath('The path in the app for signing up.'),
  search: withMetadata(appPath('The path in the app for searching recipes.', '/search'), {
    hidden: true,
  }),
  docsUrl: elsewhere(
    plainLink('The address of the documentation.', '/docs'),
    'the address of your documentation, with https://',
  ),
  contactUrl: elsewhere(
    plainLink('The address of the contact page.', '/contact'),
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
  themeCookie: name('The name of the cookie that stores the theme.', 'evenplate-theme'),
  themeStorageKey: name('The key that stores the theme in local storage.', 'evenplate-ui-theme'),
  creatorsEmail: replaceable(
    emailAddress('The address to which recipe creators write.', 'creators@evenplate.example'),
    'a mailbox that somebody reads',
  ),
  professionalsEmail: replaceable(
    emailAddress('The address to which professionals write.', 'pro@evenplate.example'),
    'a mailbox that somebody reads',
  ),
  social: listOf(profile, 'The profiles in the footer, in their order.', {
    rule: uniqueBy('network'),
  }),
  closingCall,
  securityEmail: replaceable(
    withMetadata(
      emailAddress(
        'The address for reports of security holes (RFC 2142).',
        'security@evenplate.example',
      ),
      { hidden: true },
    ),
    'a mailbox that somebody reads every day',
  ),
  copyright: neededAtLaunch(
    withMetadata(
      text(
        'The year and the company, which the footer shows after ©.',
        '2026 Evenplate Foods, Inc.',
      ).optional(),
      { whenOmitted: 'the product’s name' },
    ),
    'the year and the company that publishes the site, such as "2026 Evenplate Foods, Inc."',
  ),
  securityExpires: withMetadata(
    calendarDay(
      'The day on which `security.txt` expires (RFC 9116); builds warn 60 days before.',
      '2027-10-31',
    ),
    { hidden: true },
  ),
  home: text('What the home page is called in breadcrumbs.', 'Home'),
  language: languageTag('The language of all texts, for browsers and search engines.', 'en'),
  locale: languageTag('The language and country by which numbers and dates are written.', 'en-US'),
  direction: withMetadata(
    choice(
      ['ltr', 'rtl'],
      'The direction of the language: `ltr` from left to right, `rtl` from right to left.',
    ),
    { hidden: true },
  ),
});
