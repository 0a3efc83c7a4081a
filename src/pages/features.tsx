import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SafetyNote } from '../components/safety-note';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { ClosingCall, ClosingPicture } from '../sections/closing';
import { Features } from '../sections/features';
import { examplesOf } from '../sections/features/examples/examples';

export default function FeaturesPage({ data }: PageProps<Queries.FeaturesPageQuery>) {
  return (
    <>
      <Features
        features={data.content.features}
        examplesFor={(slide) => examplesOf(data, slide)}
        ways={data.content.site.ways}
      />
      <SafetyNote text={data.content.site.safety} />
      <ClosingCall
        ways={data.content.site.ways}
        closing={data.content.features.closing}
        picture={<ClosingPicture {...data.content.features.closing} />}
        background="bg-sage"
      />
    </>
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.FeaturesPageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
  </>
);

export const query = graphql`
  query FeaturesPage {
    content {
      ...Layout
      features {
        ...Features
      }
    }
    ...Examples
    page(path: "/features") {
      ...PageHead
    }
  }
`;
