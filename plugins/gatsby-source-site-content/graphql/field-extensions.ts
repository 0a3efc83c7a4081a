import { appAddress } from '../../../src/lib/app-address';
import { siteUrl } from '../../../src/lib/site-url';
import { isMissing } from '../../../src/lib/is-missing';
import type blog from '../../../content/data/blog.json';

type Source = Record<string, unknown>;
type Field = { fieldName: string };
type Context = { nodeModel: object };
type NodeModel = { findOne(query: { type: string }): Promise<unknown> };
type BlogLabels = typeof blog;

/** The texts of the blog (`blog.json`). Gatsby runs a query again when a text that it used changes. */
export async function blogLabels({ nodeModel }: Context): Promise<BlogLabels> {
  return (await (nodeModel as NodeModel).findOne({ type: 'BlogJson' })) as BlogLabels;
}

/** `@fallback(key: "title")`: the default in `blog.json` for a text that an author left out. */
const fallback = {
  name: 'fallback',
  args: { key: 'String!' },
  extend: ({ key }: { key: keyof BlogLabels['defaults'] }) => ({
    resolve: async (source: Source, _args: unknown, context: Context, { fieldName }: Field) =>
      isMissing(source[fieldName])
        ? (await blogLabels(context)).defaults[key]
        : String(source[fieldName]),
  }),
};

/** `@orEmpty`: a text that is empty if an author left it out. */
const orEmpty = {
  name: 'orEmpty',
  extend: () => ({
    resolve: (source: Source, _args: unknown, _context: unknown, { fieldName }: Field) =>
      isMissing(source[fieldName]) ? '' : String(source[fieldName]),
  }),
};

/** `@offByDefault`: a flag that is false unless an author sets it. */
const offByDefault = {
  name: 'offByDefault',
  extend: () => ({
    resolve: (source: Source, _args: unknown, _context: unknown, { fieldName }: Field) =>
      source[fieldName] === true,
  }),
};

/** `@inApp`: a path such as `/signup`, resolved to an address on the app's host. */
const inApp = {
  name: 'inApp',
  extend: () => ({
    resolve: (source: Source, _args: unknown, _context: unknown, { fieldName }: Field) =>
      appAddress(String(source[fieldName])),
  }),
};

/** `@siteAddress`: the site's own address, which the environment may override. */
const siteAddress = { name: 'siteAddress', extend: () => ({ resolve: siteUrl }) };

export const fieldExtensions = [fallback, orEmpty, offByDefault, inApp, siteAddress];
