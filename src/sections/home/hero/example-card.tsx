import { GapMark, GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';
import { Badge } from '../../../components/ui/badge';
import { formatNumber } from '../../../lib/format';
import { formatList, formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Examples } from '../../features/examples/examples';

type ExampleCardProps = {
  hero: Pick<Queries.HeroFragment, 'example' | 'slides'>;
  examples: Pick<Examples, 'label' | 'exampleDay' | 'gaps'>;
  /** The template of a rank: `Rank {rank}`. */
  rankLabel: string;
};

/** What the example day lacks, and what the dish of each slide does about it. CSS shows the current slide’s dish. */
export function ExampleCard({ hero, examples, rankLabel }: ExampleCardProps) {
  const { label, gaps, exampleDay } = examples;
  return (
    <>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 font-display font-bold">
        {hero.example.title} <Badge>{label}</Badge>
      </figcaption>
      <ul className="mt-2 flex max-w-72 flex-wrap gap-x-3 gap-y-0.5 text-sm font-semibold">
        {exampleDay.gaps.map(({ name }, gap) => (
          <li key={name} className="flex items-center gap-1.5">
            <GapMark gap={gap} gaps={exampleDay.gaps.length} /> {name}
          </li>
        ))}
      </ul>
      <div className="my-2.5 grid">
        {hero.slides.map(({ dish: title }) => {
          const place = exampleDay.dishes.findIndex((dish) => dish.title === title);
          const { card, score, shares } = exampleDay.dishes[place]!;
          const words = shares.map(
            (share, gap) => `${exampleDay.gaps[gap]!.name} ${formatShare(share)}`,
          );
          return (
            <div key={title} className="hero-answer items-center gap-3.5">
              <GapPlate shares={shares} label={formatList(words)} className="w-[min(6.5rem,30%)]">
                <Picture file={card.image} alt="" sizes="100px" />
              </GapPlate>
              <p className="min-w-0 flex-1 text-sm leading-tight font-semibold">
                <span className="text-accent">
                  {interpolate(rankLabel, { rank: formatNumber(place + 1) })}
                </span>{' '}
                <span className="mt-0.5 block text-base leading-tight">{title}</span>{' '}
                <span className="mt-1.5 block font-normal">
                  <Interpolated
                    template={gaps.score}
                    values={{
                      score: (
                        <b className="font-display text-3xl leading-none font-heavy">
                          {formatShare(score)}
                        </b>
                      ),
                    }}
                  />
                </span>
              </p>
            </div>
          );
        })}
      </div>
      <p className="pb-1.5 text-sm leading-snug text-muted">{gaps.note}</p>
    </>
  );
}
