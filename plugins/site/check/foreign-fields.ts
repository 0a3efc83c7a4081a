import type { TextKind } from '../read/frontmatter';
import { quote } from '../sentences';

/** Says what to do about a field of another system. */
type Remedy = (value: unknown, spelling?: Spelling) => string;

/** The blog's spellings of categories, by their names in lowercase. */
export type Spelling = ReadonlyMap<string, string>;

/** The field has another name here. */
const renamed =
  (field: string): Remedy =>
  () =>
    `the name here is ${field}; rename it, or delete it if there is ${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field} already`;

const deleted =
  (reason: string): Remedy =>
  () =>
    `delete it: ${reason}`;

const category: Remedy = (value, spelling) => {
  const first = firstName(value) ?? 'Soups';
  const name = spelling?.get(first.toLowerCase()) ?? first;
  return `an article has one category, in category, such as ${quote(name)}; move it there, and delete this`;
};

const DRAFT = 'write draft: true instead, which keeps the article out of the site';
const PUBLISHED = 'delete it: an article without draft: true is published';

const isUnpublished = (value: unknown) =>
  value === false || value === 'draft' || value === 'private';

const published: Remedy = (value) => (isUnpublished(value) ? DRAFT : PUBLISHED);

const hidden: Remedy = (value) => (value === true ? DRAFT : PUBLISHED);

const formerAddress: Remedy = (value) =>
  `the address is the file’s name; delete it, and put an address that the article had into formerly, such as [${String([value].flat()[0] ?? 'old-soup').replace(/^https?:\/\/[^/]+/, '')}]`;

const picture: Remedy = () =>
  'the picture goes into image, as the path of a file such as ./images/soup.jpg, and what it shows into imageAlt; move it there, and delete this';

/** A page of prose has fewer fields than an article. */
const NO_SUCH_FIELD = deleted('a page of prose has none');

const pageDraft = (isDraft: boolean): string =>
  isDraft
    ? 'delete it, and move the file out of content/pages until the page is done: pages of prose have no drafts'
    : 'delete it: each page in content/pages is published';

/** Synonymous fields, in lowercase without `_` and `-`. */
type Fields = {
  names: string;
  /** The one that an article has. */
  own?: string;
  /** What to do about one in an article. */
  article: Remedy;
  /** What to do about one in a page of prose. */
  page?: Remedy;
};

/** Fields of Hugo, Jekyll, Ghost, WordPress exports, Astro, Eleventy and others, and of articles in pages. */
const FIELDS: readonly Fields[] = [
  {
    names:
      'description summary lede lead teaser intro abstract subtitle customexcerpt metadescription ogdescription seodescription twitterdescription',
    own: 'excerpt',
    article: renamed('excerpt'),
    page: renamed('description'),
  },
  {
    names: 'tags tag keywords topics categories cats subjects section',
    own: 'category',
    article: category,
  },
  {
    names: 'aliases alias redirectfrom redirects redirect oldurl oldurls',
    own: 'formerly',
    article: (value) =>
      `the name here is formerly; rename it${Array.isArray(value) ? '' : ', and put the addresses between [ and ]'}`,
    page: deleted('redirects to a page are code, in plugins/site/model/redirects.ts'),
  },
  {
    names: 'slug url permalink link canonical canonicalurl path',
    article: formerAddress,
    page: deleted('the address of a page is the name of its file'),
  },
  {
    names:
      'lastmod lastmodified lastmodifiedat lastupdated lastupdatedat modified modifiedat modifieddate moddate moddatetime updateddate updatedat updatedon dateupdated dateupdate',
    own: 'updated',
    article: renamed('updated'),
    page: renamed('reviewed'),
  },
  {
    names:
      'publishdate publisheddate publishedat publishedon pubdate pubdatetime postdate created createdat createdon datepublished datecreated',
    own: 'date',
    article: renamed('date'),
    page: renamed('reviewed'),
  },
  {
    names: 'published publish visible status poststatus visibility',
    article: published,
    page: (value) => pageDraft(isUnpublished(value)),
  },
  {
    names: 'isdraft hidden unlisted',
    own: 'draft',
    article: hidden,
    page: (value) => pageDraft(value === true),
  },
  {
    names:
      'thumbnail thumb cover coverimage coverurl heroimage hero banner header headerimage featuredimage featureimage ogimage socialimage twitterimage images photo picture splash cardimage',
    own: 'image invertimageindarkmode',
    article: picture,
  },
  {
    names:
      'coveralt imagedescription heroimagealt featureimagealt featuredimagealt thumbnailalt imgalt alt',
    own: 'imagealt',
    article: renamed('imageAlt'),
  },
  { names: 'authors by byline writer creator', own: 'author', article: renamed('author') },
  {
    names:
      'headline name heading pagetitle seotitle metatitle ogtitle twittertitle linktitle posttitle',
    article: renamed('title'),
    page: renamed('title'),
  },
  {
    names: 'preptime cooktime totaltime yield servings ingredients cuisine calories difficulty',
    article: deleted('what readers should know of a recipe goes into the text'),
  },
  { names: 'readingtime timetoread minutes', own: 'readtime', article: renamed('readTime') },
  {
    names: 'layout template type kind posttype collection format theme authorprofile',
    article: deleted('all articles have the same layout'),
  },
  {
    names: 'id guid uuid key wordpressid wpid postid ghostid hash',
    article: deleted('an article is known by its address'),
  },
  {
    names: 'toc tableofcontents showtoc tocopen',
    article: deleted('an article with three headings has a table of contents'),
  },
  {
    names: 'comments commentid disqus disqusid disableshare sharebuttons showreadingtime',
    article: deleted('the site has nothing of this kind'),
  },
  { names: 'lang language locale translationkey', article: deleted('the site has one language') },
  {
    names:
      'weight order expirydate excerptseparator menu nav eleventynavigation sticky pin pinned featured series seriesorder eleventyexcludefromcollections eleventycomputed sitemap priority noindex robots cascade params extra outputs markup math mermaid katex mathjax css js scripts styles classes bodyclass imagecredit credit location twitter facebook',
    article: deleted('the site doesn’t read it'),
  },
];

const byName = (namesOf: (fields: Fields) => string) =>
  new Map(
    FIELDS.flatMap((fields) =>
      namesOf(fields)
        .split(' ')
        .map((name) => [name, fields] as const),
    ),
  );
const IN_ARTICLES = byName(({ names }) => names);
const IN_PAGES = byName(({ names, own = '' }) => `${names} ${own}`);

/** What to do about a field of another system, or of an article in a page; undefined for any other unknown field. */
export function findForeignField(
  kind: TextKind,
  key: string,
  value: unknown,
  spelling: Spelling,
): string | undefined {
  if (kind === 'article') return IN_ARTICLES.get(plain(key))?.article(value, spelling);
  const fields = IN_PAGES.get(plain(key));
  return fields && (fields.page ?? NO_SUCH_FIELD)(value);
}

/** The spelling of the categories that articles have, or that their tags would become: the first in order. */
export function spellingIn(fields: readonly unknown[]): Spelling {
  const spelling = new Map<string, string>();
  const add = (name?: string) => {
    if (name !== undefined && !spelling.has(name.toLowerCase()))
      spelling.set(name.toLowerCase(), name);
  };
  for (const each of fields) add(firstName(Object(each).category));
  for (const each of fields)
    for (const [key, value] of Object.entries(Object(each)))
      if (IN_ARTICLES.get(plain(key))?.article === category) add(firstName(value));
  return spelling;
}

/** The first of several names; undefined if it isn't text. */
function firstName(value: unknown): string | undefined {
  const [first] = [value].flat();
  return typeof first === 'string' && first.trim() !== '' ? first : undefined;
}

function plain(key: string): string {
  return key.toLowerCase().replace(/[_\s-]/g, '');
}
