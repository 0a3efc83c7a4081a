import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import type { HandleData } from '../lib/ranking/handle';
import { Handle } from '../sections/handle';
import { ProsePage } from '../sections/prose-page';

export default function ProsePageTemplate({ data }: PageProps<Queries.ProsePageQuery>) {
  // The page was created for this node (plugins/site/hooks/create-pages.ts).
  const { content, prosePage, articles } = data;
  const labels = { ...content.interface.page, ...content.blog.post };
  const { ways } = content.site;
  if (!prosePage) return null;
  const isAboutFormula = ways.method.to === prosePage.path;
  return (
    <ProsePage
      page={prosePage}
      labels={labels}
      card={content.blog.card}
      articles={articles}
      ways={ways}
      slider={
        isAboutFormula &&
        content.try.handle &&
        data.handle && (
          <Handle
            labels={content.try.handle}
            over={content.try.ranking.over}
            // GraphQL only knows that it is JSON.
            data={data.handle as HandleData}
            plates={content.trending.items}
          />
        )
      }
    />
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.ProsePageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
  </>
);

export const query = graphql`
  query ProsePage($id: String!, $path: String!, $articleIds: [String!]!) {
    content {
      ...Layout
      blog {
        post {
          contents
          articles
        }
        card {
          ...BlogCard
        }
      }
      try {
        handle {
          ...HandleLabels
        }
        ranking {
          over {
            text
            nutrient
          }
        }
      }
      trending {
        ...HandlePlates
      }
    }
    handle
    prosePage(id: { eq: $id }) {
      ...Prose
    }
    articles: posts(ids: $articleIds) {
      ...PostCard
    }
    page(path: $path) {
      ...PageHead
    }
  }
`;
