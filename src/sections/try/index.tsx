import { ArrowRight, ChevronDown, ShieldCheck } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { Sentences } from '../../components/sentences';
import type { RankingData } from '../../lib/ranking/ranking-data';
import { Island } from '../../islands/island';
import { RankingDemo } from './demo/ranking-demo.island';

type TryRankingProps = {
  content: Queries.TryFragment;
  data: RankingData;
  pictures: Queries.DishPicturesFragment['items'];
};

/** The ranking demo with its title and notes. Only the demo is an island. */
export function TryRanking({ content, data, pictures }: TryRankingProps) {
  const { headline, lead, privacy, failed, withoutScript, notes, ...labels } = content;
  return (
    <Container className="pt-5 sm:pt-8">
      <h1 className="text-[calc(0.4rem+5.5vw)] font-heavy sm:text-5xl xl:text-6xl">
        <Sentences text={headline} />
      </h1>
      <p className="mt-2 mb-3 text-balance sm:text-lg lg:mb-5">{lead}</p>
      <p className="mb-8 hidden w-fit rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint forced-colors:border noscript:block">
        {withoutScript}
      </p>
      <Island failed={failed}>
        <RankingDemo data={data} labels={labels} pictures={pictures} />
      </Island>
      <p className="mt-6 flex items-center gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.8} />
        {privacy}
      </p>
      <Notes notes={notes} />
    </Container>
  );
}

/** What the score leaves out, and a link to the article that explains it. */
function Notes({ notes }: { notes: Queries.TryFragment['notes'] }) {
  return (
    <details className="group mt-12 rounded-panel bg-sunken px-6 py-4 sm:px-10 sm:py-6 forced-colors:border">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl sm:text-3xl">{notes.title}</h2>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 transition-transform duration-300 group-open:rotate-180"
        />
      </summary>
      <ul className="mt-4 grid max-w-3xl gap-3 text-lg leading-snug">
        {notes.items.map((item) => (
          <li key={item} className="border-t border-line pt-3 first:border-0 first:pt-0">
            {item}
          </li>
        ))}
      </ul>
      <Link
        to={notes.article}
        className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-2 underline-offset-4"
      >
        {notes.readArticle}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </details>
  );
}
