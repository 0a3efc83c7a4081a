import { ArrowRight, ShieldCheck } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';
import type { RankingData } from '../../lib/ranking/ranking-data';
import { Island } from '../../islands/island';
import { RankingDemo } from './demo/ranking-demo.lazy.island';

type TryRankingProps = {
  content: Queries.TryFragment;
  data: RankingData;
  pictures: Queries.DishPicturesFragment['items'];
};

/** The ranking demo between its title and its notes. Only the demo is an island. */
export function TryRanking({ content, data, pictures }: TryRankingProps) {
  const { headline, description, privacy, failed, withoutScript, next, notes, ...labels } = content;
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-4xl text-5xl font-extrabold sm:text-6xl xl:max-w-none">{headline}</h1>
      <div className="mt-5 mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <p className="max-w-2xl text-lg">{description}</p>
        <p className="flex items-center gap-2 text-sm text-muted">
          <ShieldCheck aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.8} />
          {privacy}
        </p>
      </div>
      <p className="mb-8 hidden w-fit rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint forced-colors:border noscript:block">
        {withoutScript}
      </p>
      <Island failed={failed}>
        <RankingDemo data={data} labels={labels} pictures={pictures} />
      </Island>
      <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 text-lg">
        {next.text}
        <a href={next.cta.href} className={buttonVariants()}>
          {next.cta.label}
        </a>
      </p>
      <Notes notes={notes} />
    </Container>
  );
}

/** What the score leaves out, and where it is explained. */
function Notes({ notes }: { notes: Queries.TryFragment['notes'] }) {
  return (
    <section
      aria-labelledby="notes-title"
      className="mt-16 grid gap-x-16 gap-y-6 rounded-panel bg-butter p-7 text-on-tint sm:p-10 lg:grid-cols-[2fr_3fr] forced-colors:border"
    >
      <div>
        <h2 id="notes-title" className="text-3xl sm:text-4xl">
          {notes.title}
        </h2>
        <Link
          to={notes.article}
          className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-2 underline-offset-4"
        >
          {notes.readArticle}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className="grid content-start gap-4 text-lg leading-snug">
        {notes.items.map((item) => (
          <li key={item} className="border-t border-on-tint/20 pt-4 first:border-0 first:pt-0">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
