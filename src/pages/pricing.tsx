import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GapPlate } from '../components/gap-plate';
import { Picture } from '../components/picture';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { ClosingCall, ClosingPicture } from '../sections/closing';
import { Pricing } from '../sections/pricing';
import { Questions } from '../sections/questions';
import { product } from '../seo/structured-data/product';

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { best } = data.bestPlate;
  return (
    <>
      <Pricing
        pricing={data.content.plans}
        ways={data.content.site.ways}
        // Without symbols, whose styles would come before the first paint.
        plate={
          <GapPlate shares={best.shares} className="plan-try-plate">
            <Picture file={best.card.plate} alt="" sizes="8rem" />
          </GapPlate>
        }
      />
      <Questions title={data.content.faq.title} questions={data.content.faq.items} />
      <ClosingCall
        ways={data.content.site.ways}
        closing={data.content.plans.closing}
        picture={<ClosingPicture {...data.content.plans.closing} />}
        background="bg-mist"
      />
    </>
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.PricingPageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <StructuredData
      things={[breadcrumbs(content.site, page), product(content.site, page, content.plans)]}
    />
  </>
);

export const query = graphql`
  query PricingPage {
    content {
      ...Layout
      plans {
        ...Plans
      }
      faq {
        ...Faq
      }
    }
    bestPlate {
      ...BestPlate
    }
    page(path: "/pricing") {
      ...PageHead
    }
  }
`;
