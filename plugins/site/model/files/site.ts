import {
  appAddressBase,
  appLink,
  appPath,
  choice,
  emailAddress,
  group,
  httpsAddress,
  id,
  list,
  pageDescription,
  pageTitle,
  pattern,
  plainLink,
  richText,
  siteAddress,
  siteLink,
  text,
  texts,
} from '../kinds';
import { checkLanguages, TAG } from './languages';
import { checkParentDomain } from './parent-domain';
import { readBy } from '../readers';

const socialProfile = () =>
  group('A profile.', {
    network: id('Its icon (src/components/social-icon.tsx); an unknown network gets a globe.'),
    label: text('The name of the link, by ear.'),
    url: httpsAddress('The address of the profile.'),
  });

/** The name of a cookie, of a key in the browser's storage, or of a field of a form. */
const storageName = (description: string) =>
  pattern(
    description,
    /^[A-Za-z][A-Za-z0-9_-]*$/,
    'a name of letters, digits, - and _ that begins with a letter',
  );

/** A language as browsers name it (BCP 47). */
const languageTag = (description: string) =>
  pattern(description, TAG, 'the tag of a language such as en-US');

const editor = () =>
  group('Where the form at `/admin` saves. Without it, the site has no form.', {
    repository: pattern(
      'The repository on GitHub.',
      /^[\w.-]+\/[\w.-]+$/,
      'a repository on GitHub such as owner/name',
    ),
    branch: text('The branch that the site is built from.'),
  });

const analytics = () =>
  group(
    'A script that counts visits. Without it, nothing does. The page about privacy has to name `{analyticsHost}`.',
    {
      script: plainLink('The address of the script, or the path of a copy in `static`.'),
      endpoint: httpsAddress(
        'The address to which it reports. The policy of each page allows it, and the script element has it as `data-endpoint`.',
      ),
      attributes: list(
        'The `data-` attributes of the script element that the script reads.',
        group('An attribute.', {
          name: id('Its name without `data-`, such as `website-id`.'),
          value: text('Its value.', { isLiteral: true }),
        }),
      ).optional(),
    },
  );

const tellMeWhen = () =>
  group(
    'A form with which visitors ask for an email when something arrives that is coming soon. Without it, no page has one. The page about privacy has to name `{formHost}`.',
    {
      action: httpsAddress(
        'The address to which the form sends the email address, as the service for your newsletter gives it. The policy of the page allows it.',
      ),
      field: storageName(
        'The name under which the service expects the email address, such as `EMAIL`.',
      ),
      ...texts({
        title: 'The heading above the form.',
        text: 'One or two sentences that say what is sent, and how often.',
        label: 'The label of the email address.',
        button: 'The words on the button.',
      }),
    },
  );

/** `site.json`: facts about the product that every page needs. */
export const site = group('Facts about the product that every page needs.', {
  name: text('The name of the product: `{product}` in any text.'),
  home: text('The name of the home page in breadcrumbs.'),
  tagline: pageTitle('Follows the product’s name in the title of the home page.', {
    isTagline: true,
  }),
  description: pageDescription('The text of the home page in search results.'),
  siteUrl: siteAddress('The address of this site.'),
  firstSiteUrl: readBy(
    'bundle/site-data.ts',
    httpsAddress(
      'The first `siteUrl`, which identifies articles in feed readers. It stays when the site moves.',
    ),
  ),
  appUrl: readBy('graphql/link-fields.ts', appAddressBase('The address of the app.')),
  logIn: appPath('The path of the log-in on the app’s host.'),
  signUp: appPath('The path of the sign-up on the app’s host.'),
  search: readBy(
    'graphql/link-fields.ts',
    appPath('The path of the search on the app’s host, to which the recipe cards lead.'),
  ),
  docsUrl: readBy('model/redirects.ts', plainLink('Where `/docs` leads.')),
  contactUrl: readBy('model/redirects.ts', plainLink('Where `/contact` leads.')),
  parentDomain: readBy(
    'src/theme/theme.ts',
    pattern(
      'The domain that this site shares with the app. The theme’s cookie is valid on all of it.',
      /^([a-z0-9-]+\.)+[a-z0-9-]+$/,
      'a domain such as evenplate.example',
    ),
  ),
  themeCookie: readBy('src/theme/theme.ts', storageName('The name of the theme’s cookie.')),
  themeStorageKey: readBy(
    'src/theme/theme.ts',
    storageName('The key of the theme in the browser’s local storage.'),
  ),
  contactEmail: readBy(
    'article/facts.ts',
    emailAddress('The mailbox for visitors: `{contactEmail}` in pages of prose.'),
  ),
  creatorsEmail: emailAddress('The mailbox for recipe creators.'),
  professionalsEmail: emailAddress('The mailbox for professionals.'),
  social: list('The profiles in the footer.', socialProfile(), {
    count: [0, Infinity],
    unique: ['url'],
  }),
  ways: group('The links that lead on. Each has the same name on every page.', {
    signUp: appLink('The button that leads to the sign-up.'),
    tryIt: text('The link to `/try`.'),
    method: siteLink('The link to the page with the formula.'),
  }),
  safety: text(
    'Whom the advice is for, and who should ask somebody first: one or two sentences on each page that recommends dishes.',
  ),
  tellMeWhen: tellMeWhen().optional(),
  copyright: text('Year and owner after the © in the footer; the product’s name without it.', {
    added: { before: '©', after: '.' },
  }).optional(),
  language: languageTag(
    'The language of the texts, which screen readers speak. Articles get its quotation marks, if `plugins/site/article/typography/quotation-marks.ts` has them; `npm test` checks the spelling of English alone.',
  ),
  locale: languageTag(
    'How numbers, prices and dates are written: the language, and the country whose way it is.',
  ),
  direction: readBy(
    'gatsby-ssr.tsx',
    choice('The direction of the script: left to right, or right to left.', ['ltr', 'rtl']),
  ),
  editor: readBy('bundle/write-bundle.ts', editor()).optional(),
  analytics: readBy('gatsby-ssr.tsx', analytics()).optional(),
})
  .superRefine(checkLanguages)
  .superRefine(checkParentDomain);

const footerList = (description: string) =>
  group(
    description,
    {
      title: text('The heading of the list.'),
      links: list('The links.', siteLink('A link.'), { unique: ['label'] }),
    },
    { type: 'FooterList' },
  );

/** `interface.json`: the texts around every page. */
export const interfaceLabels = group('The texts around every page.', {
  skipLink: text('The first link of each page, for the keyboard.'),
  header: group('The header.', {
    ...texts({
      home: 'The name of the logo’s link, by ear.',
      navigation: 'The name of the navigation, by ear.',
      menu: 'The name of the menu on phones, by ear.',
      logIn: 'The link to the log-in.',
      signUp: 'The button that leads to the sign-up.',
      openMenu: 'The name of the button that opens the menu.',
      closeMenu: 'The name of the button that closes it.',
    }),
    links: list('The links of the header.', siteLink('A link.'), { unique: ['label'] }),
  }),
  theme: group('The switch between light and dark.', {
    ...texts({
      toggle: 'The name of the button.',
      light: 'The current choice, by ear: light.',
      dark: 'The current choice, by ear: dark.',
      system: 'The current choice, by ear: that of the device.',
    }),
  }),
  footer: group('The footer.', {
    social: text('The name of the list of profiles, by ear.'),
    note: text('The last line.', { names: ['owner'] }),
    product: footerList('The first list.'),
    resources: footerList('The second list.'),
    noteLinks: list('The links after the last line.', siteLink('A link.'), { unique: ['label'] }),
  }),
  page: group('Pages of prose.', {
    reviewed: text('Says when a page’s facts were last checked.', { names: ['date'] }),
  }),
});

/** `not-found.json`: the page at addresses that lead nowhere. */
export const notFound = group('The page at addresses that lead nowhere.', {
  title: pageTitle('The title of the page in the browser’s tab.'),
  headline: text('The headline.'),
  text: richText('One to three sentences below it.'),
  links: list('Where visitors may have wanted to go.', siteLink('A link.'), { unique: ['label'] }),
});
