import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { StructuredData } from '../seo/structured-data';
import { AccessibilityStatement } from '../sections/accessibility';
import { breadcrumbs } from '../seo/structured-data/breadcrumbs';

export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const { accessibility, site } = data.content;
  return <AccessibilityStatement statement={accessibility} contactUrl={site.contactUrl} />;
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.AccessibilityPageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
  </>
);

export const query = graphql`
  query AccessibilityPage {
    content {
      interface {
        ...Interface
      }
      site {
        ...Site
      }
      accessibility {
        ...Accessibility
      }
    }
    page(path: "/accessibility") {
      ...PageHead
    }
  }
`;
