import { ArrowDown } from '../../../components/icons';
import { PictureElement } from '../../../components/picture/picture-element';
import { formatNumber } from '../../../lib/format';
import type { PictureFile } from '../../../lib/picture-file';
import { DishScore } from './dish-score';

type PodiumProps = {
  dishes: readonly {
    title: string;
    score: string;
    picture: PictureFile | undefined;
    /** Whether the last change moved it up. */
    isUp: boolean;
  }[];
  labels: Queries.RankingDemoLabelsFragment['ranking'];
  onJump(): void;
};

/**
 * The first dishes, above the kitchen on narrow screens, where they stay in sight while the visitor taps foods. The
 * list of all dishes says the same, so assistive technology ignores them.
 */
export function Podium({ dishes, labels, onJump }: PodiumProps) {
  return (
    <div className="podium mb-4">
      <ol aria-hidden className="grid grid-cols-3 gap-1.5 select-none sm:gap-2.5">
        {dishes.map(({ title, score, picture, isUp }, place) => (
          <li
            key={title}
            className={`overflow-clip rounded-2xl border ${place === 0 ? 'border-winner bg-forest text-on-forest shadow-winner' : 'border-line bg-surface'}`}
          >
            <div className={isUp ? 'moved-up' : ''}>
              <div className="relative">
                {picture && (
                  <PictureElement
                    image={picture.childImageSharp?.gatsbyImageData}
                    publicURL={picture.publicURL}
                    alt=""
                    sizes="(width >= 40rem) 240px, 30vw"
                    className="aspect-[3/2] w-full object-cover sm:aspect-[5/2]"
                  />
                )}
                <span
                  className={`absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full font-display text-sm font-bold tabular-nums forced-colors:border ${place === 0 ? 'bg-apricot text-on-tint' : 'bg-page text-ink'}`}
                >
                  {formatNumber(place + 1)}
                </span>
              </div>
              <div className="p-2">
                <DishScore score={score} template={labels.score} isInRow />
                <span className="mt-1 block text-[0.8125rem] leading-tight font-semibold">
                  {title}
                </span>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={onJump}
        className="absolute inset-x-0 -bottom-5 z-1 mx-auto flex min-h-9 w-fit items-center gap-1.5 rounded-full border border-control bg-page px-3.5 text-sm font-semibold pointer-coarse:-bottom-6 pointer-coarse:min-h-11 noscript:hidden"
      >
        {labels.jump}
        <ArrowDown aria-hidden className="size-4" />
      </button>
    </div>
  );
}
