import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Seo } from '../seo/seo';
import { NotFound } from '../sections/not-found';
import { isUnknownPost } from '../inline-scripts/unknown-post';

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    if (isUnknownPost(location.pathname)) navigate('/blog', { replace: true });
  }, [location.pathname]);
  return <NotFound content={data.content.notFound} />;
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo site={data.content.site} title={data.content.notFound.name} />
);

export const query = graphql`
  query NotFoundPage {
    content {
      interface {
        ...Interface
      }
      site {
        ...Site
      }
      notFound {
        ...NotFound
      }
    }
  }
`;
