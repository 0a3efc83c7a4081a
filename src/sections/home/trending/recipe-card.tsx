import { formatNumber } from '../../../lib/format';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';

type RecipeCardProps = {
  recipe: Queries.TrendingFragment['items'][number];
  /** The rank for screen readers, such as `Rank {rank}`; only the figure is visible. */
  rankSpoken: string;
};

/** A recipe's picture, rank and title, which are a link to it. */
export const RecipeCard = ({ recipe, rankSpoken }: RecipeCardProps) => (
  <a
    href={recipe.href}
    className="flex flex-col rounded-card transition-[scale] duration-200 active:scale-[0.98]"
  >
    {/* Below the picture, but first in the link, whose name begins with it. */}
    <div className="order-last flex items-baseline gap-3 pe-6 pt-4 pb-6">
      <h3 className="order-last text-lg leading-snug font-semibold tracking-normal underline-offset-4 group-hover:underline 2xl:text-xl">
        {recipe.title}
      </h3>{' '}
      <span className="font-display text-4xl leading-none font-heavy text-accent tabular-nums">
        <Interpolated
          template={rankSpoken}
          values={{ rank: <span>{formatNumber(recipe.rank)}</span> }}
          isSpoken
        />
      </span>
    </div>
    <div className="pe-5">
      <div className="overflow-clip rounded-card bg-line dark:[filter:brightness(0.9)]">
        <Picture
          file={recipe.image}
          alt={recipe.alt}
          sizes="(min-width: 96rem) max(360px, 11vw), (min-width: 40rem) 300px, 240px"
          className="aspect-[4/3] w-full object-cover transition-[scale] duration-200 ease-settle group-hover:scale-105"
        />
      </div>
    </div>
  </a>
);
