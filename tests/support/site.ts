import { findOrThrow } from '../../src/lib/find-or-throw';
import siteData from '../content/data/site.json';

/** The public address of the fixture site and the address of its app. */
export const { siteUrl: home, appUrl: app } = siteData;

type Page = {
  path: string;
  /** The title in the browser's tab. */
  title: string;
  /** The schema.org types in its head. */
  structuredData: readonly string[];
};

/** The published articles. */
export const POSTS = 14;

/** The newest article, which uses every Markdown feature: tests/content/blog/how-the-shelf-is-sorted.md. */
export const post = {
  path: '/blog/how-the-shelf-is-sorted',
  title: 'How the shelf is sorted',
  excerpt: 'Three bowls stand on the shelf',
  category: 'Sorting',
  author: 'Ada Lint',
  date: '2025-11-03',
  longDate: 'November 3, 2025',
  updated: '2025-11-20',
};

/** The first page of its category. */
export const category = '/blog/category/sorting';

const page = (path: string, title: string, ...structuredData: string[]): Page => ({
  path,
  title,
  structuredData,
});

/** The pages that search engines list, with one category and one article. */
export const pages: Page[] = [
  page('/', 'Soup & Co: A pot for every evening', 'Organization', 'WebSite'),
  page('/features', 'All that the shelf can do · Soup & Co', 'BreadcrumbList'),
  page('/pricing', 'A price for every size of pot · Soup & Co', 'BreadcrumbList', 'Product'),
  page('/try', 'Taste the shelf, and see it move · Soup & Co', 'BreadcrumbList'),
  page('/creators', 'Your pots, in front of those who need them · Soup & Co', 'BreadcrumbList'),
  page('/professionals', 'From your advice into their bowl · Soup & Co', 'BreadcrumbList'),
  page('/blog', 'Notes from the stove · Soup & Co', 'BreadcrumbList'),
  page('/ada-lint', 'Ada Lint, who sorts the shelf · Soup & Co', 'BreadcrumbList'),
  page('/house-rules', 'House rules of this kitchen · Soup & Co', 'BreadcrumbList'),
  page('/privacy', 'Kept in your browser · Soup & Co', 'BreadcrumbList'),
  page(category, 'Sorting: notes from the stove · Soup & Co', 'BreadcrumbList'),
  page(post.path, 'How the shelf is sorted · Soup & Co', 'BreadcrumbList', 'BlogPosting'),
];

/** A page of prose, which loads fastest: for what is the same on every page. */
export const plainPage = '/privacy';

/** The title of a page in the browser's tab. */
export const titleOf = (path: string): string =>
  findOrThrow(pages, (each) => each.path === path, `page ${path}`).title;

/** The path of one document per kind, including the 404 page. */
export const documents = [...pages.map(({ path }) => path), '/404.html'].filter(
  // Like /creators and /house-rules.
  (path) => !['/professionals', '/privacy', '/ada-lint'].includes(path),
);
