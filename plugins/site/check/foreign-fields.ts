import { quote } from '../sentences';

/** What an author of this site does about a field of another system. */
type Remedy = (value: unknown, spelling?: Spelling) => string;

/** How the blog spells names of categories, by the names in small letters. */
export type Spelling = ReadonlyMap<string, string>;

/** Where the value belongs, as another field. */
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

const published: Remedy = (value) =>
  value === false || value === 'draft' || value === 'private' ? DRAFT : PUBLISHED;

const hidden: Remedy = (value) => (value === true ? DRAFT : PUBLISHED);

const formerAddress: Remedy = (value) =>
  `the address is the file’s name; delete it, and put an address that the article had into formerly, such as [${String([value].flat()[0] ?? 'old-soup').replace(/^https?:\/\/[^/]+/, '')}]`;

const picture: Remedy = () =>
  'the picture goes into image, as the path of a file such as ./images/soup.jpg, and what it shows into imageAlt; move it there, and delete this';

/** Fields of Hugo, Jekyll, Ghost, WordPress exports, Astro, Eleventy and others, in small letters without `_` and `-`. */
const FIELDS: [names: string, remedy: Remedy][] = [
  [
    'description summary lede lead teaser intro abstract subtitle customexcerpt metadescription ogdescription seodescription twitterdescription',
    renamed('excerpt'),
  ],
  ['tags tag keywords topics categories cats subjects section', category],
  [
    'aliases alias redirectfrom redirects redirect oldurl oldurls',
    (value) =>
      `the name here is formerly; rename it${Array.isArray(value) ? '' : ', and put the addresses between [ and ]'}`,
  ],
  ['slug url permalink link canonical canonicalurl path', formerAddress],
  [
    'lastmod lastmodified lastmodifiedat lastupdated lastupdatedat modified modifiedat modifieddate moddate moddatetime updateddate updatedat updatedon dateupdated dateupdate',
    renamed('updated'),
  ],
  [
    'publishdate publisheddate publishedat publishedon pubdate pubdatetime postdate created createdat createdon datepublished datecreated',
    renamed('date'),
  ],
  ['published publish visible status poststatus visibility', published],
  ['isdraft hidden unlisted', hidden],
  [
    'thumbnail thumb cover coverimage coverurl heroimage hero banner header headerimage featuredimage featureimage ogimage socialimage twitterimage images photo picture splash cardimage',
    picture,
  ],
  [
    'coveralt imagedescription heroimagealt featureimagealt featuredimagealt thumbnailalt imgalt alt',
    renamed('imageAlt'),
  ],
  ['authors by byline writer creator', renamed('author')],
  [
    'headline name heading pagetitle seotitle metatitle ogtitle twittertitle linktitle posttitle',
    renamed('title'),
  ],
  [
    'preptime cooktime totaltime yield servings ingredients cuisine calories difficulty',
    deleted('what readers should know of a recipe goes into the text'),
  ],
  ['readingtime timetoread minutes', renamed('readTime')],
  [
    'layout template type kind posttype collection format theme authorprofile',
    deleted('all articles have the same layout'),
  ],
  [
    'id guid uuid key wordpressid wpid postid ghostid hash',
    deleted('an article is known by its address'),
  ],
  [
    'toc tableofcontents showtoc tocopen',
    deleted('an article with three headings has a table of contents'),
  ],
  [
    'comments commentid disqus disqusid disableshare sharebuttons showreadingtime',
    deleted('the site has nothing of this kind'),
  ],
  ['lang language locale translationkey', deleted('the site has one language')],
  [
    'weight order expirydate excerptseparator menu nav eleventynavigation sticky pin pinned featured series seriesorder eleventyexcludefromcollections eleventycomputed sitemap priority noindex robots cascade params extra outputs markup math mermaid katex mathjax css js scripts styles classes bodyclass imagecredit credit location twitter facebook',
    deleted('the site doesn’t read it'),
  ],
];

const REMEDIES = new Map(
  FIELDS.flatMap(([names, remedy]) =>
    names.split(' ').map((name) => [plain(name), remedy] as const),
  ),
);

/** What to do about a field of another system; undefined for any other unknown field. */
export const findForeignField = (
  key: string,
  value: unknown,
  spelling: Spelling,
): string | undefined => REMEDIES.get(plain(key))?.(value, spelling);

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
      if (REMEDIES.get(plain(key)) === category) add(firstName(value));
  return spelling;
}

/** The first of several names; undefined if it is no text. */
function firstName(value: unknown): string | undefined {
  const [first] = [value].flat();
  return typeof first === 'string' && first.trim() !== '' ? first : undefined;
}

function plain(key: string): string {
  return key.toLowerCase().replace(/[_\s-]/g, '');
}
