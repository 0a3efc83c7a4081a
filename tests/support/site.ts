import { readFileSync } from 'node:fs';
import blog from '../content/data/blog.json';
import siteData from '../content/data/site.json';
import { interpolate } from '../../src/lib/interpolate';
import { pageTitle } from '../../src/lib/page-title';
import { ROUTES } from '../../plugins/site/model';

/** The public address of the tests' site and the address of its app. */
export const { siteUrl: home, appUrl: app } = siteData;

type Page = {
  path: string;
  /** The whole title in the browser's tab. */
  title: string;
  /** The schema.org types in its head. */
  structuredData: readonly string[];
};

/** The schema.org types of pages that have more than a path from the home page. */
const STRUCTURED_DATA: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/pricing': ['BreadcrumbList', 'Product', 'FAQPage'],
  '/creators': ['BreadcrumbList', 'FAQPage'],
  '/professionals': ['BreadcrumbList', 'FAQPage'],
  '/blog': ['BreadcrumbList', 'Blog'],
};

const pageWith = (path: string, title?: string): Page => ({
  path,
  title: pageTitle(title, siteData),
  structuredData: STRUCTURED_DATA[path] ?? ['BreadcrumbList'],
});

const routes = Object.entries(ROUTES).map(([path, file]) =>
  pageWith(path, JSON.parse(readFileSync(`tests/content/data/${file}.json`, 'utf8')).title),
);

/** How many articles are published, and the lists of them have pages. */
export const POSTS = 14;

/** The newest article, which has all that markdown can do: tests/content/blog/how-the-shelf-is-sorted.md. */
export const post = {
  path: '/blog/how-the-shelf-is-sorted',
  title: 'How the shelf is sorted',
  excerpt: 'Three bowls stand on the shelf',
  category: 'Sorting',
  author: 'Ada Lint',
  date: '2025-11-03',
  updated: '2025-11-20',
};

/** The first page of its category. */
export const category = '/blog/category/sorting';

/** The pages that search engines list, with one category and one article. */
export const pages: Page[] = [
  ...routes,
  pageWith('/house-rules', 'House rules of this kitchen'),
  pageWith('/privacy', 'Kept in your browser'),
  pageWith(category, interpolate(blog.heads.categoryTitle, { category: post.category })),
  { ...pageWith(post.path, post.title), structuredData: ['BreadcrumbList', 'BlogPosting'] },
];

/** The title of a page in the browser's tab. */
export const titleOf = (path: string): string => pages.find((page) => page.path === path)!.title;

/** Pages that are like another one: a second page for an audience, a second one of prose. */
const LIKE_ANOTHER = ['/professionals', '/privacy'];

/** The path of one document of each kind, the 404 page included. */
export const documents = [...pages.map(({ path }) => path), '/404.html'].filter(
  (path) => !LIKE_ANOTHER.includes(path),
);
