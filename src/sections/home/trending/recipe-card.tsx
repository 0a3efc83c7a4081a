import { ArrowRight } from '../../../components/icons';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { mostAdded } from '../../../lib/most-added';
import type { ExampleDay } from '../../features/examples/examples';

type RecipeCardProps = {
  dish: ExampleDay['dishes'][number];
  gaps: ExampleDay['gaps'];
  labels: Pick<Queries.TrendingFragment, 'rank' | 'adds' | 'opens'>;
  /** The template of a score. */
  scoreTemplate: string;
};

/** A recipe, as a link to it: picture, rank, title, and how much of the example day's gaps it closes. */
export function RecipeCard({ dish, gaps, labels, scoreTemplate }: RecipeCardProps) {
  const { card, score, shares, warning } = dish;
  const { title } = card;
  const nutrients = mostAdded(gaps, shares);
  // The arrow stays beside it.
  const lastWord = title.lastIndexOf(' ') + 1;
  return (
    <a href={card.href} className="recipe-link">
      {/* Below the picture, but first in the link, whose name begins with the title. */}
      <div className="recipe-text">
        <h3 className="recipe-title">
          {title.slice(0, lastWord)}
          <span className="whitespace-nowrap">
            {title.slice(lastWord)}
            <ArrowRight aria-hidden className="recipe-arrow" />
          </span>
        </h3>{' '}
        <span className="recipe-rank">
          <Interpolated
            template={labels.rank}
            values={{ rank: <span>{formatNumber(card.rank)}</span> }}
            isSpoken
          />
        </span>{' '}
        <p className="recipe-reason">
          <span>
            <Interpolated
              template={scoreTemplate}
              values={{ score: <b className="text-ink">{formatShare(score)}</b> }}
            />
          </span>{' '}
          {nutrients && <span>{interpolate(labels.adds, { nutrients })}</span>}{' '}
          <Warning text={warning} /> <span className="sr-only">{labels.opens}</span>
        </p>
      </div>
      <div className="recipe-picture">
        <Picture
          file={card.image}
          alt={card.alt}
          sizes="(min-width: 80rem) 20vw, (min-width: 36rem) 37vw, 63vw"
        />
      </div>
    </a>
  );
}
