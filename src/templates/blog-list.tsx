import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { interpolate } from '../lib/interpolate';
import { listPath, pagePath, type ListPage } from '../lib/blog-lists';
import { BlogList } from '../sections/blog';
import { listTitle } from '../sections/blog/list-title';
import { FeaturedPostHead } from '../sections/blog/post-image';

type Query = Queries.BlogListPageQuery;

export default function BlogListPage({ data, pageContext }: PageProps<Query, ListPage>) {
  const { site, blog } = data.content;
  return (
    <BlogList
      {...pageContext}
      site={site}
      labels={blog}
      posts={data.posts}
      plates={data.bestPlate}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Query, ListPage>) {
  const { category, categories, page, pages } = pageContext;
  const { content, blog } = data;
  const isFirst = category === null && page === 1;
  const title = listTitle(content.blog, category, page);
  const listed = categories.find(({ name }) => name === category) ?? null;
  const path = pagePath(listPath(listed), page);
  const place = isFirst ? [] : [{ name: title, path }];
  return (
    <>
      <Seo
        site={content.site}
        title={title}
        description={describeList(content, blog, pageContext)}
        path={path}
        share={blog.share}
      />
      <FeaturedPostHead content={{ posts: data.posts, page, pages }} />
      <StructuredData things={[breadcrumbs(content.site, blog, ...place)]} />
    </>
  );
}

/** The description of a page of a list. */
function describeList(
  { blog: { heads } }: Query['content'],
  blog: Query['blog'],
  { category, page, pages }: ListPage,
) {
  const list = category === null ? blog.description : interpolate(heads.category, { category });
  return page === 1 ? list : interpolate(heads.laterDescription, { list, page, pages });
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    content {
      ...Layout
      blog {
        ...BlogListLabels
        heads {
          ...BlogJsonHeads
        }
      }
    }
    bestPlate {
      ...DayPlates
    }
    posts(ids: $ids) {
      ...PostCard
    }
    blog: page(path: "/blog") {
      ...PageHead
    }
  }
`;
