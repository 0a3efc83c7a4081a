import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import blog from '../content/data/blog.json';
import siteData from '../content/data/site.json';
import { interpolate } from '../../src/lib/interpolate';
import { pageTitle } from '../../src/lib/page-title';
import {
  categoriesOf,
  ROUTES,
  siteNow,
  slugOf,
  sortByDate,
  statusOf,
} from '../../plugins/site/model';
import { listPath } from '../../src/lib/blog-lists';

/** The public address of the site and the address of the app in this build. */
export const home = process.env.GATSBY_SITE_URL || siteData.siteUrl;
export const app = process.env.GATSBY_APP_URL || siteData.appUrl;

/** The front matter of the markdown files in a folder of `content`, with the names of the files. */
const readFolder = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(`content/${folder}/${file}`, 'utf8');
      return { name: file.slice(0, -'.md'.length), fields: parse(text.split(/^---$/m)[1]!) };
    });

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
  pageWith(path, JSON.parse(readFileSync(`content/data/${file}.json`, 'utf8')).title),
);

const prosePages = readFolder('pages').map(({ name, fields }) =>
  pageWith(`/${name}`, fields.title),
);

/** The published articles, newest first, with the values that take the place of missing ones. */
export const posts = sortByDate(
  readFolder('blog')
    .filter(({ fields: { draft, date } }) => {
      return statusOf({ draft, date: String(date) }, siteNow()) === 'published';
    })
    .map(({ name, fields }) => ({
      path: `/blog/${slugOf(name)}`,
      slug: slugOf(name),
      title: fields.title ?? blog.defaults.title,
      excerpt: (fields.excerpt ?? '') as string,
      category: (fields.category ?? blog.defaults.category) as string,
      author: (fields.author ?? blog.defaults.author) as string,
      date: fields.date ? String(fields.date).slice(0, 10) : null,
      updated: fields.updated ? String(fields.updated).slice(0, 10) : undefined,
      imageAlt: (fields.imageAlt ?? '') as string,
    })),
);

/** The newest article. */
export const post = posts[0]!;

/** The first page of its category. */
export const category = listPath(categoriesOf(posts).find(({ name }) => name === post.category)!);

/** The pages that search engines list, with one category and one article. */
export const pages: Page[] = [
  ...routes,
  ...prosePages,
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
