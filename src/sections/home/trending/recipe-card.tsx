import { formatNumber } from '../../../lib/format';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';

type RecipeCardProps = {
  recipe: Queries.TrendingFragment['items'][number];
  /** The rank, of which only the figure is seen: `Rank {rank}`. */
  rankSpoken: string;
};

/** The picture, rank and title of a recipe, with a link to it, whose name begins with the title. */
export function RecipeCard({ recipe, rankSpoken }: RecipeCardProps) {
  return (
    <li className="recipe-card group">
      <a href={recipe.href} className="flex flex-col rounded-card">
        <div className="order-last flex items-baseline gap-3 pe-6 pt-4 pb-6">
          <h3 className="order-last text-lg leading-snug font-semibold tracking-normal underline-offset-4 group-hover:underline">
            {recipe.title}
          </h3>
          <span className="font-display text-4xl leading-none font-heavy text-accent tabular-nums">
            <Interpolated
              template={rankSpoken}
              values={{ rank: <span>{formatNumber(recipe.rank)}</span> }}
              isSpoken
            />
          </span>
        </div>
        <div className="pe-5">
          <div className="recipe-picture rounded-t-card rounded-b-md">
            <Picture
              file={recipe.image}
              alt={recipe.alt}
              sizes="(min-width: 40rem) 300px, 240px"
              className="aspect-[4/3] w-full object-cover transition-[scale] duration-700 ease-settle group-hover:scale-105"
            />
          </div>
        </div>
        <div className="h-2.5 bg-line shadow-[0_6px_10px_-6px_rgb(27_42_35/0.35)] forced-colors:border" />
      </a>
    </li>
  );
}
