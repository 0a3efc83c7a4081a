import type { BlogPosting, Organization, Person } from 'schema-dts';
import { absoluteUrl } from '../../lib/paths';
import { momentOf } from '../../lib/metadata';
import { organization } from '.';

type Dates = Pick<Queries.PostFragment['frontmatter'], 'date' | 'updated'>;

/** When a post was last changed, but not before it appeared: `updated` may be a day, which starts at midnight. */
export const modifiedOf = ({ date, updated }: Dates) =>
  date && updated && updated < date ? date : updated;

type Blog = {
  readonly defaults: { readonly author: string };
  /** The authors who have a page. */
  readonly authors?: readonly { readonly name: string; readonly page: string }[] | null;
};

/** A post (schema.org/BlogPosting), without missing fields. */
export function blogPosting(
  site: Queries.SiteFragment,
  { defaults, authors: known }: Blog,
  { fields, frontmatter, excerpt, share }: Queries.PostFragment,
): BlogPosting {
  const { title, category, author: names, date } = frontmatter;
  const url = absoluteUrl(site.siteUrl, fields.path);
  const authors = names
    .filter((author) => author !== defaults.author)
    .map((author) => authorOf(author, site, known?.find(({ name }) => name === author)?.page));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: excerpt,
    articleSection: category,
    image: absoluteUrl(site.siteUrl, share.address),
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    publisher: organization(site),
    ...(date && {
      datePublished: momentOf(date),
      dateModified: momentOf(modifiedOf(frontmatter) ?? date),
    }),
    ...(authors.length > 0 && { author: authors.length === 1 ? authors[0] : authors }),
  };
}

/** An author with the product's name in theirs is the team, an organization. */
function authorOf(
  name: string,
  site: Pick<Queries.SiteFragment, 'name' | 'siteUrl'>,
  page: string | undefined,
): Organization | Person {
  return name.toLowerCase().includes(site.name.toLowerCase())
    ? { '@type': 'Organization', name, url: absoluteUrl(site.siteUrl, '/') }
    : { '@type': 'Person', name, ...(page && { url: absoluteUrl(site.siteUrl, page) }) };
}
