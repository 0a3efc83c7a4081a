import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { IslandPreload } from '../islands/island';
import type { RankingData } from '../lib/ranking/ranking-data';
import { TryRanking } from '../sections/try';
import { RankingDemo } from '../sections/try/ranking-demo.island';

export default function TryPage({ data }: PageProps<Queries.TryPageQuery>) {
  return (
    <TryRanking
      content={data.content.try}
      // GraphQL only knows that it is JSON.
      data={data.rankingData as RankingData}
      pictures={data.content.trending.items}
      site={data.content.site}
    />
  );
}

export const Head = ({ data: { content, page } }: HeadProps<Queries.TryPageQuery>) => (
  <>
    <Seo site={content.site} {...page} />
    <StructuredData things={[breadcrumbs(content.site, page)]} />
    <IslandPreload component={RankingDemo} />
  </>
);

export const query = graphql`
  query TryPage {
    content {
      ...Layout
      try {
        ...Try
      }
      trending {
        ...RankedPictures
      }
    }
    rankingData
    page(path: "/try") {
      ...PageHead
    }
  }
`;
