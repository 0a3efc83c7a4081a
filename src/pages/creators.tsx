import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { AudienceHead, AudiencePage } from '../sections/audience-page';
import { examplesOf } from '../sections/features/examples/examples';

export default function CreatorsPage({ data }: PageProps<Queries.CreatorsPageQuery>) {
  return (
    <AudiencePage
      content={data.content.creators}
      examplesFor={(slide) => examplesOf(data, slide)}
      email={data.content.site.creatorsEmail}
      ways={data.content.site.ways}
      tellMeWhen={data.content.site.tellMeWhen}
    />
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.CreatorsPageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <AudienceHead content={content.creators} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
  </>
);

export const query = graphql`
  query CreatorsPage {
    content {
      ...Layout
      site {
        creatorsEmail
      }
      creators {
        ...AudiencePage
        narrow: image {
          ...NarrowPicture
        }
      }
    }
    ...Examples
    page(path: "/creators") {
      ...PageHead
    }
  }
`;
