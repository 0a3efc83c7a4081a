import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { NotFound } from '../sections/not-found';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound content={data.content.notFound} />;
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo site={data.content.site} title={data.content.notFound.title} />
);

export const query = graphql`
  query NotFoundPage {
    content {
      ...Layout
      notFound {
        ...NotFound
      }
    }
  }
`;
