import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { RankingData } from '../lib/ranking/ranking-data';
import { Seo } from '../seo/seo';
import { organization, StructuredData, webSite } from '../seo/structured-data';
import { ClosingCall } from '../sections/closing';
import { ClosingPlate } from '../sections/closing/closing-plate';
import { Audiences, AudiencesHead } from '../sections/home/audiences';
import { FeatureExplorer } from '../sections/home/feature-tiles';
import { Hero, HeroHead } from '../sections/home/hero';
import { HowItWorks } from '../sections/home/how-it-works';
import { Trending } from '../sections/home/trending';
import { examplesOf } from '../sections/features/examples/examples';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const examples = examplesOf(data);
  return (
    <>
      <Hero
        hero={data.content.hero}
        examples={examples}
        // GraphQL only knows that it is JSON.
        ranking={data.rankingData as RankingData}
        rankLabel={data.content.trending.rank}
      />
      <Trending trending={data.content.trending} />
      <HowItWorks content={data.content.howItWorks} examples={examples} />
      <FeatureExplorer
        features={data.content.features}
        examplesFor={(slide) => examplesOf(data, slide)}
      />
      <Audiences audiences={data.content.audiences} />
      <ClosingCall
        ways={data.content.site.ways}
        closing={data.content.hero.closing}
        picture={<ClosingPlate dish={data.content.hero.closing.dish} examples={examples} />}
        background="bg-apricot"
      />
    </>
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.HomePageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <HeroHead hero={content.hero} />
    <AudiencesHead audiences={content.audiences} />
    <StructuredData things={[organization(content.site), webSite(content.site)]} />
  </>
);

export const query = graphql`
  query HomePage {
    content {
      ...Layout
      hero {
        ...Hero
        closing {
          title
          text
          dish
        }
      }
      trending {
        ...Trending
      }
      howItWorks {
        ...HowItWorks
      }
      features {
        ...Features
      }
      audiences {
        ...Audiences
      }
    }
    ...Examples
    page(path: "/") {
      ...PageHead
    }
  }
`;
