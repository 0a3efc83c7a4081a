import type { TextKind } from '../../read/frontmatter';

const renamed = (field: string): string =>
  `the name here is ${field}; rename it, or delete it if there is ${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field} already`;

/** Synonymous fields, in lowercase without `_` and `-`. */
type Fields = {
  names: string;
  /** The one that an article has. */
  own?: string;
  /** What to do about one in an article. */
  article: string;
  /** What to do about one in a page of prose, which has fewer fields than an article. */
  page?: string;
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
    article:
      'an article has one category, in category; move the most important of these there, and delete this',
  },
  {
    names: 'aliases alias redirectfrom redirects redirect oldurl oldurls',
    own: 'formerly',
    article: 'the name here is formerly, a list such as [old-soup]; rename it',
    page: 'delete it: redirects to a page are code, in plugins/site/model/redirects.ts',
  },
  {
    names: 'slug url permalink link canonical canonicalurl path',
    article:
      'the address is the file’s name; delete it, and put an address that the article had into formerly, such as [old-soup]',
    page: 'delete it: the address of a page is the name of its file',
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
    names: 'published publish visible status poststatus visibility isdraft hidden unlisted',
    own: 'draft',
    article:
      'write draft: true instead if the article isn’t done; otherwise delete this: an article without draft: true is published',
    page: 'delete it: each page in content/pages is published; keep one that isn’t done elsewhere',
  },
  {
    names:
      'thumbnail thumb cover coverimage coverurl heroimage hero banner header headerimage featuredimage featureimage ogimage socialimage twitterimage images photo picture splash cardimage',
    own: 'image invertimageindarkmode',
    article:
      'the picture goes into image, as the path of a file such as ./images/soup.jpg, and what it shows into imageAlt; move it there, and delete this',
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
    article: 'delete it: what readers should know of a recipe goes into the text',
  },
  { names: 'readingtime timetoread minutes', own: 'readtime', article: renamed('readTime') },
  {
    names: 'layout template type kind posttype collection format theme authorprofile',
    article: 'delete it: all articles have the same layout',
  },
  {
    names: 'id guid uuid key wordpressid wpid postid ghostid hash',
    article: 'delete it: an article is known by its address',
  },
  {
    names: 'toc tableofcontents showtoc tocopen',
    article: 'delete it: an article with three headings has a table of contents',
  },
  {
    names: 'comments commentid disqus disqusid disableshare sharebuttons showreadingtime',
    article: 'delete it: the site has nothing of this kind',
  },
  { names: 'lang language locale translationkey', article: 'delete it: the site has one language' },
  {
    names:
      'weight order expirydate excerptseparator menu nav eleventynavigation sticky pin pinned featured series seriesorder eleventyexcludefromcollections eleventycomputed sitemap priority noindex robots cascade params extra outputs markup math mermaid katex mathjax css js scripts styles classes bodyclass imagecredit credit location twitter facebook',
    article: 'delete it: the site doesn’t read it',
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
export function findForeignField(kind: TextKind, key: string): string | undefined {
  const name = key.toLowerCase().replace(/[_\s-]/g, '');
  if (kind === 'article') return IN_ARTICLES.get(name)?.article;
  const fields = IN_PAGES.get(name);
  return fields && (fields.page ?? 'delete it: a page of prose has none');
}
