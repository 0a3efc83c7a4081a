import type { CreatePagesArgs } from 'gatsby';
import { sortByDate } from '../../src/lib/posts/order';
import type { ShareDrawing } from './share-pictures/share-picture';
import {
  FEED_LENGTH,
  type SiteData,
  type BlogLabels,
  type PageSummary,
  type PostSummary,
  type SiteFacts,
} from './site-data';

type Share = {
  address: string;
  slug: string;
  title: string;
  eyebrow: string;
  product: string;
  picturePath: string;
  pictureDigest: string;
  isBackdrop: boolean;
};
type SiteResult = {
  content: { site: SiteFacts; blog: BlogLabels };
  pages: (PageSummary & { share: Share })[];
  allBlogPost: { nodes: (Omit<PostSummary, 'shareAddress'> & { id: string; share: Share })[] };
  allSitePage: { nodes: { path: string }[] };
};

type BodiesResult = { posts: { content: string }[] };

/** The data for feeds and other text files, and the input of each share picture by its address. */
type QueriedData = { siteData: SiteData; drawings: Map<string, ShareDrawing> };

/**
 * Queries the data of all files that are written after a build.
 * @throws if GraphQL reports errors
 */
export async function querySiteData(graphql: CreatePagesArgs['graphql']): Promise<QueriedData> {
  const run = async <Data>(query: string, variables?: object): Promise<Data> => {
    const { data, errors } = await graphql<Data>(query, variables);
    if (errors || !data) throw new Error(`The query of the site’s data failed: ${String(errors)}`);
    return data;
  };
  const data = await run<SiteResult>(SITE_QUERY);
  const ordered = sortByDate(data.allBlogPost.nodes);
  const ids = ordered.slice(0, FEED_LENGTH).map(({ id }) => id);
  const bodies = await run<BodiesResult>(BODIES_QUERY, { ids });
  const shares = [...data.pages, ...ordered].map(({ share }) => share);
  const posts = ordered.map(({ share, id: _id, ...post }) => ({
    ...post,
    shareAddress: share.address,
  }));
  return {
    siteData: {
      ...data.content,
      pages: data.pages,
      posts,
      newest: bodies.posts.map(({ content }, index) => ({ ...posts[index]!, content })),
      paths: data.allSitePage.nodes.map(({ path }) => path).filter(isIndexable),
    },
    drawings: new Map(shares.map((share) => [share.address, drawingOf(share)])),
  };
}

/** Excludes the error pages, which Gatsby creates at `/404`, `/404.html` and `/dev-404-page`. */
const isIndexable = (path: string) => !/^\/(?:dev-)?404/.test(path);

const drawingOf = ({ picturePath, pictureDigest, ...texts }: Share): ShareDrawing => ({
  ...texts,
  picture: { path: picturePath, digest: pictureDigest },
});

const SHARE = 'share { address slug title eyebrow product picturePath pictureDigest isBackdrop }';

const SITE_QUERY = `
  query SiteData {
    content {
      site { name tagline description siteUrl language }
      blog { name post { author } files { pages articles rss jsonFeed } }
    }
    pages { path name description ${SHARE} }
    allBlogPost {
      nodes {
        id slug title excerpt category author date updated readTime ${SHARE}
      }
    }
    allSitePage(sort: { path: ASC }) { nodes { path } }
  }
`;

const BODIES_QUERY = `
  query Bodies($ids: [String!]!) { posts(ids: $ids) { content } }
`;
