import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { EndOfFirstSight } from '../components/end-of-first-sight';
import { SafetyNote } from '../components/safety-note';
import { findByTitle } from '../lib/find-or-throw';
import type { RankingData } from '../lib/ranking/ranking-data';
import { Seo } from '../seo/seo';
import { organization, StructuredData, webSite } from '../seo/structured-data';
import { ClosingCall } from '../sections/closing';
import { ClosingPlate } from '../sections/closing/closing-plate';
import { Audiences, AudiencesHead } from '../sections/home/audiences';
import { FeatureExplorer } from '../sections/home/feature-tiles';
import { Hero, HeroHead } from '../sections/home/hero';
import { fullestPlate } from '../sections/home/hero/fullest-plate';
import { householdDays } from '../sections/home/household/days';
import { HouseholdTable } from '../sections/home/household/household-table';
import { sharedDinner } from '../sections/home/household/shared-dinner';
import { HowItWorks } from '../sections/home/how-it-works';
import { profilesOf } from '../sections/home/how-it-works/profiles';
import { Trending } from '../sections/home/trending';
import { examplesOf } from '../sections/features/examples/examples';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { hero, trending, howItWorks, features, featureExamples, audiences, site } = data.content;
  const { start, ranking: labels } = data.content.try;
  const examples = examplesOf(data);
  // GraphQL only knows that it is JSON.
  const ranking = data.rankingData as RankingData;
  const people = householdDays(
    { people: featureExamples.household.people, slides: hero.slides, start },
    ranking,
  );
  const dinner = sharedDinner(people, ranking);
  const fullest = fullestPlate({ ...hero, also: hero.closing.also }, ranking);
  const plateOf = (dish: string) => findByTitle(trending.items, dish).plate;
  return (
    <>
      <Hero hero={hero} examples={examples} ranking={ranking} over={labels.over} />
      <EndOfFirstSight />
      <Trending trending={trending} examples={examples} />
      <HowItWorks
        content={howItWorks}
        examples={examples}
        profiles={profilesOf(
          {
            days: people,
            examples: featureExamples,
            labels: { ...data.content.try, adds: trending.adds },
            owner: start.person,
          },
          ranking,
        )}
        start={{ person: start.person, set: start.set }}
      />
      <FeatureExplorer features={features} examplesFor={(slide) => examplesOf(data, slide)} />
      <Audiences
        audiences={audiences}
        table={
          <HouseholdTable
            dinner={dinner}
            plate={plateOf(dinner.title)}
            dishes={ranking.dishes.length}
            template={audiences.table}
            over={labels.over}
            label={examples.label}
          />
        }
      />
      <SafetyNote text={site.safety} />
      <ClosingCall
        ways={site.ways}
        closing={hero.closing}
        picture={
          <ClosingPlate
            plate={fullest}
            picture={plateOf(fullest.title)}
            labels={{ score: examples.gaps.score, over: labels.over, example: examples.label }}
          />
        }
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
          also
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
