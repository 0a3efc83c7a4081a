import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { AudienceHead, AudiencePage } from '../sections/audience-page';
import { examplesOf } from '../sections/features/examples/examples';

export default function ProfessionalsPage({ data }: PageProps<Queries.ProfessionalsPageQuery>) {
  return (
    <AudiencePage
      content={data.content.professionals}
      examplesFor={(slide) => examplesOf(data, slide)}
      safety={data.content.site.safety}
      email={data.content.site.professionalsEmail}
      ways={data.content.site.ways}
      tellMeWhen={data.content.site.tellMeWhen}
    />
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.ProfessionalsPageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <AudienceHead content={content.professionals} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
  </>
);

export const query = graphql`
  query ProfessionalsPage {
    content {
      ...Layout
      site {
        professionalsEmail
      }
      professionals {
        ...AudiencePage
        narrow: image {
          ...NarrowPicture
        }
      }
    }
    ...Examples
    page(path: "/professionals") {
      ...PageHead
    }
  }
`;
