import {
  appPath,
  choice,
  emailAddress,
  httpsAddress,
  labels,
  list,
  object,
  origin,
  pageDescription,
  pageTitle,
  plainLink,
  siteLink,
  text,
  textLike,
  withFacts,
} from './fields';

const NETWORKS = ['youtube', 'instagram', 'tiktok', 'x', 'threads'] as const;

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

/** `site.json`: facts about the product that every page needs. */
export const site = object('SiteJson', {
  ...labels('name home'),
  tagline: pageTitle(),
  description: pageDescription(),
  siteUrl: withFacts(origin(), { directive: '@siteAddress' }),
  appUrl: httpsAddress(),
  logIn: appPath(),
  signUp: appPath(),
  search: appPath(),
  docsUrl: plainLink(),
  contactUrl: plainLink(),
  parentDomain: textLike(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'a domain such as evenplate.example'),
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
  closingCall: object('ClosingCall', { ...labels('title text label tryLabel'), href: appPath() }),
  copyright: text().optional(),
  language: languageTag(),
  locale: languageTag(),
  direction: choice(['ltr', 'rtl']),
});

const footerList = object('FooterList', { title: text(), links: list(siteLink()) });

/** `interface.json`: the texts around every page. */
export const interfaceLabels = object('InterfaceJson', {
  skipLink: text(),
  header: object('InterfaceHeader', {
    ...labels('home{product} navigation menu logIn signUp openMenu closeMenu'),
    links: list(siteLink()),
  }),
  theme: object('InterfaceTheme', labels('toggle light dark system')),
  footer: object('InterfaceFooter', {
    ...labels('social note{owner}'),
    product: footerList,
    resources: footerList,
    noteLinks: list(siteLink()),
  }),
  page: object('InterfacePage', labels('reviewed{date}')),
});

/** `not-found.json`: the page at addresses that lead nowhere. */
export const notFound = object('NotFoundJson', {
  title: pageTitle(),
  ...labels('headline text'),
  links: list(siteLink()),
});

/** `blog.json`: the texts of the blog. */
export const blog = object('BlogJson', {
  ...labels('name closingTitle'),
  title: pageTitle(),
  description: pageDescription('product'),
  list: object(
    'BlogList',
    labels(
      'categories all empty pages newer older feed categoryAdded{category} position{page,pages}',
    ),
  ),
  heads: object('BlogHeads', {
    ...labels('categoryTitle{category} laterTitle{list,page} laterDescription{list,page,pages}'),
    category: pageDescription('category', 'product'),
  }),
  card: object('BlogCard', labels('read draft scheduled readNamed{title} author{author}')),
  post: object(
    'BlogPostPage',
    labels('all back contents neighbors previous next related author{author}'),
  ),
  /** What stands for a field that an author left out. */
  defaults: object('BlogDefaults', labels('title category author readTime{minutes}')),
  /** What the site adds to an article. */
  article: object(
    'BlogArticle',
    labels(`
      note tip important warning caution footnotes table done toDo anchor{heading}
      backToText{number} backToPlace{number,place}
    `),
  ),
  files: object('BlogFiles', labels('pages articles rss')),
});
