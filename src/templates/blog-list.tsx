import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { interpolate } from '../lib/interpolate';
import { formatNumber } from '../lib/format';
import { listPath, pagePath, type ListPage } from '../lib/blog-lists';
import { ClosingCall } from '../sections/closing/closing-call';
import { BlogList } from '../sections/blog';
import { FeaturedPostHead } from '../sections/blog/post-image';
import { blog as blogOf } from '../seo/structured-data/blog';

type Query = Queries.BlogListPageQuery;

export default function BlogListPage({ data, pageContext }: PageProps<Query, ListPage>) {
  return (
    <>
      <BlogList {...pageContext} labels={data.content.blog} posts={data.posts} />
      <ClosingCall
        call={data.content.site.closingCall}
        closing={data.content.blog.closing}
        background="bg-blush"
      />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Query, ListPage>) {
  const { category, categories, page } = pageContext;
  const { content, blog } = data;
  const isFirst = category === null && page === 1;
  const { title, description } = describeList(content, blog, pageContext);
  const listed = categories.find(({ name }) => name === category) ?? null;
  const path = pagePath(listPath(listed), page);
  const place = isFirst ? [] : [{ name: title, path }];
  return (
    <>
      <Seo
        site={content.site}
        title={title}
        description={description}
        path={path}
        share={blog.share}
      />
      {page === 1 && data.posts[0] && <FeaturedPostHead post={data.posts[0]} />}
      <StructuredData
        things={[
          breadcrumbs(content.site, blog, ...place),
          ...(isFirst ? [blogOf(content.site, blog)] : []),
        ]}
      />
    </>
  );
}

/** The title and the description of a page of the list. */
function describeList(
  { site, blog: { heads, title } }: Query['content'],
  blog: Query['blog'],
  { category, page, pages }: ListPage,
) {
  const list = category === null ? title : interpolate(heads.categoryTitle, { category });
  const about =
    category === null
      ? blog.description
      : interpolate(heads.category, { category, product: site.name });
  if (page === 1) return { title: list, description: about };
  const numbers = { page: formatNumber(page), pages: formatNumber(pages) };
  return {
    title: interpolate(heads.laterTitle, { list, ...numbers }),
    description: interpolate(heads.laterDescription, { list: about, ...numbers }),
  };
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    content {
      interface {
        ...Interface
      }
      site {
        ...Site
      }
      blog {
        ...BlogListLabels
        closing {
          ...Closing
        }
        heads {
          categoryTitle
          category
          laterTitle
          laterDescription
        }
      }
    }
    posts(ids: $ids) {
      ...PostCard
    }
    blog: page(path: "/blog") {
      ...PageHead
    }
  }
`;
