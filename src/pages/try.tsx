import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { IslandPreload } from '../islands/island';
import type { RankingData } from '../lib/ranking/ranking-data';
import { ClosingCall } from '../sections/closing/closing-call';
import { TryRanking } from '../sections/try';
import { RankingDemo } from '../sections/try/demo/ranking-demo.island';

export default function TryPage({ data }: PageProps<Queries.TryPageQuery>) {
  // The island's props are written into the document, so leave out the rest.
  const { closing, ...content } = data.content.try;
  return (
    <>
      <TryRanking
        content={content}
        data={data.rankingData as RankingData}
        pictures={data.content.trending.items}
      />
      <ClosingCall
        call={data.content.site.closingCall}
        closing={closing}
        background="bg-butter"
        isOnTry
      />
    </>
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
        closing {
          ...Closing
        }
      }
      trending {
        ...PlatePictures
      }
    }
    rankingData
    page(path: "/try") {
      ...PageHead
    }
  }
`;
