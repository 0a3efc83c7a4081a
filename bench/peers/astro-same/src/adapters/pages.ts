import type { ComponentType } from 'react';

type PageModule = { default: ComponentType<PageProps>; Head: ComponentType<PageProps> };

/** What Gatsby gives to a page and its head. */
export type PageProps = { data: Data; pageContext: object; location: { pathname: string } };

type Data = Record<string, unknown> & { content: Record<string, never> };
type PageData = {
  path: string;
  componentChunkName: string;
  result: { data: Data; pageContext: object };
};

const pageData = import.meta.glob<PageData>('../../site/page-data/**/page-data.json', {
  eager: true,
  import: 'default',
});
const modules = import.meta.glob<PageModule>('../../site/src/{pages,templates}/*.tsx', {
  eager: true,
});

/** Every page of the site with its component and the props that Gatsby gives to it. */
export const pages = Object.values(pageData)
  .filter(({ path }) => !path.includes('404'))
  .map(({ path, componentChunkName, result }) => ({
    path,
    ...moduleOf(componentChunkName),
    props: { ...result, location: { pathname: path } } satisfies PageProps,
  }));

/** The module of `component---src-pages-index-tsx`. */
function moduleOf(chunkName: string): PageModule {
  const file = Object.keys(modules).find(
    (name) =>
      chunkName === `component---${name.slice('../../site/'.length).replace(/[^a-z0-9]+/g, '-')}`,
  );
  if (!file) throw new Error(`No page or template of the site belongs to ${chunkName}.`);
  return modules[file]!;
}
