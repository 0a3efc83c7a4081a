import type { CreatePagesArgs } from 'gatsby';
import { inOrder } from '../../src/lib/posts/order';
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
type Answer = {
  content: { site: SiteFacts; blog: BlogLabels };
  pages: (PageSummary & { share: Share })[];
  allBlogPost: { nodes: (Omit<PostSummary, 'shareAddress'> & { id: string; share: Share })[] };
  allSitePage: { nodes: { path: string }[] };
};

type Bodies = { posts: { content: string }[] };

/** What is written after a build, and the share pictures by their addresses. */
export type Answered = { found: SiteData; drawings: Map<string, ShareDrawing> };

/** Asks once for everything that is written after a build. */
export async function ask(graphql: CreatePagesArgs['graphql']): Promise<Answered> {
  const answerOf = async <Data>(query: string, variables?: object): Promise<Data> => {
    const { data, errors } = await graphql<Data>(query, variables);
    if (errors || !data) throw new Error(`The site could not be read: ${String(errors)}`);
    return data;
  };
  const data = await answerOf<Answer>(QUERY);
  const ordered = inOrder(data.allBlogPost.nodes);
  const ids = ordered.slice(0, FEED_LENGTH).map(({ id }) => id);
  const bodies = await answerOf<Bodies>(BODIES, { ids });
  const shares = [...data.pages, ...ordered].map(({ share }) => share);
  const posts = ordered.map(({ share, id: _id, ...post }) => ({
    ...post,
    shareAddress: share.address,
  }));
  return {
    found: {
      ...data.content,
      pages: data.pages,
      posts,
      newest: bodies.posts.map(({ content }, at) => ({ ...posts[at]!, content })),
      paths: data.allSitePage.nodes.map(({ path }) => path).filter(mayBeIndexed),
    },
    drawings: new Map(shares.map((share) => [share.address, drawingOf(share)])),
  };
}

/** The 404 pages are no places to go to: Gatsby makes them at `/404`, `/404.html` and `/dev-404-page`. */
const mayBeIndexed = (path: string) => !/^\/(?:dev-)?404/.test(path);

const drawingOf = ({ picturePath, pictureDigest, ...texts }: Share): ShareDrawing => ({
  ...texts,
  picture: { path: picturePath, digest: pictureDigest },
});

const SHARE = 'share { address slug title eyebrow product picturePath pictureDigest isBackdrop }';

const QUERY = `
  query SiteData {
    content {
      site { name tagline description siteUrl language }
      blog { name post { author } files { pages articles rss jsonFeed } }
    }
    pages { path name description ${SHARE} }
    allBlogPost {
      nodes {
        id slug title excerpt category author date updated readTime markdown ${SHARE}
      }
    }
    allSitePage(sort: { path: ASC }) { nodes { path } }
  }
`;

const BODIES = `
  query Bodies($ids: [String!]!) { posts(ids: $ids) { content } }
`;
