import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { ProsePage } from '../sections/prose-page';

export default function ProsePageTemplate({ data }: PageProps<Queries.ProsePageQuery>) {
  // The page was created for this node (plugins/site/hooks/create-pages.ts).
  const { content, prosePage } = data;
  const labels = { ...content.interface.page, ...content.blog.post };
  return <ProsePage page={prosePage!} labels={labels} ways={content.site.ways} />;
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.ProsePageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
  </>
);

export const query = graphql`
  query ProsePage($id: String!, $path: String!) {
    content {
      ...Layout
      blog {
        post {
          contents
        }
      }
    }
    prosePage(id: { eq: $id }) {
      ...Prose
    }
    page(path: $path) {
      ...PageHead
    }
  }
`;
