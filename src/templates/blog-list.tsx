import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Seo } from '../components/seo';
import { StructuredData } from '../components/structured-data';
import { useSearchParameter } from '../components/use-search-parameter';
import type { ListPage } from '../gatsby/posts/list-pages';
import { BlogList } from '../sections/blog';
import { listAddress } from '../sections/blog/addresses';
import { blog as blogOf } from '../seo/blog';
import { breadcrumbs } from '../seo/breadcrumbs';

type Query = Queries.BlogListPageQuery;

/** A page of the list. `?category=` is how a category was shared before it had a page. */
export default function BlogListPage({ data, pageContext }: PageProps<Query, ListPage>) {
  const { categories, category } = pageContext;
  const asked = useSearchParameter('category');
  const known = categories.find(({ name }) => name === asked);
  useEffect(() => {
    if (known && category === null) navigate(listAddress(known), { replace: true });
  }, [known, category]);

  const isUnknown = asked !== null && !known && category === null;
  return <BlogList {...pageContext} posts={isUnknown ? [] : data.posts} isUnknown={isUnknown} />;
}

export function Head({ data, pageContext, location }: HeadProps<Query, ListPage>) {
  const { category, page, pages } = pageContext;
  const { content, blog } = data;
  const isFirst = category === null && page === 1;
  const title = [category, blog.name, page > 1 && `page ${page}`].filter(Boolean).join(', ');
  const inCategory = `Articles about ${category} by the people who make ${content.site.name}.`;
  const about = category === null ? blog.description : inCategory;
  const description = page > 1 ? `${about} Page ${page} of ${pages}.` : about;
  const path = location.pathname;
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
      <StructuredData
        things={[
          breadcrumbs(content.site.siteUrl, blog, ...place),
          ...(isFirst ? [blogOf(content.site, blog)] : []),
        ]}
      />
    </>
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    content {
      site {
        ...Site
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
