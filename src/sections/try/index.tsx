import { ArrowRight, ShieldCheck } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { Sentences } from '../../components/sentences';
import type { RankingData } from '../../lib/ranking/ranking-data';
import { Island } from '../../islands/island';
import { RankingDemo } from './ranking-demo.island';
import { RichText } from '../../components/rich-text';

type TryRankingProps = {
  content: Queries.TryFragment;
  data: RankingData;
  pictures: Queries.RankedPicturesFragment['items'];
  site: Pick<Queries.SiteFragment, 'ways' | 'safety'>;
};

/** The ranking demo with its title, and a link to the method. Only the demo is an island. */
export function TryRanking({ content, data, pictures, site }: TryRankingProps) {
  const { headline, lead, notice, privacy, failed, withoutScript, safety, ...labels } = content;
  return (
    <Container className="pt-5 sm:pt-6">
      <h1 className="text-[calc(0.4rem+5.5vw)] font-heavy sm:text-5xl xl:text-6xl">
        <Sentences text={headline} />
      </h1>
      <p className="mt-2 text-balance sm:text-lg">
        <RichText html={lead} />
      </p>
      <p className="mt-1 mb-3 text-sm leading-snug text-muted lg:mb-9">
        {notice}{' '}
        <Link
          to={safety.link.to}
          className="font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4"
        >
          {safety.link.label}
        </Link>
      </p>
      <p className="mb-8 hidden w-fit rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint forced-colors:border [html:not([data-theme])_&]:block">
        {withoutScript}
      </p>
      <Island failedMessage={failed}>
        <RankingDemo
          data={data}
          labels={labels}
          pictures={pictures}
          safety={
            <>
              <h2 className="text-xl">{safety.title}</h2>
              <p className="mt-2">{site.safety}</p>
              <p className="mt-2">{safety.text}</p>
              <p className="mt-1 flex flex-wrap gap-x-6">
                <Link to={safety.link.to} className="way-on">
                  {safety.link.label} <ArrowRight aria-hidden className="size-4 shrink-0" />
                </Link>{' '}
                <Link to={site.ways.method.to} className="way-on">
                  {site.ways.method.label} <ArrowRight aria-hidden className="size-4 shrink-0" />
                </Link>
              </p>
            </>
          }
        />
      </Island>
      <p className="mt-6 flex gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden className="h-lh w-5 shrink-0 text-accent" strokeWidth={1.8} />
        <span className="max-w-prose">
          <RichText html={privacy} />
        </span>
      </p>
    </Container>
  );
}
