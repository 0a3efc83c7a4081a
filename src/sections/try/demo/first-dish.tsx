import { ArrowDown } from '../../../components/icons';
import { PictureElement } from '../../../components/picture/picture-element';
import type { PictureFile } from '../../../lib/picture-file';
import { DishScore } from './dish-score';

type FirstDishProps = {
  title: string;
  /** Whether the last change made it the first. */
  isNew: boolean;
  score: string;
  picture: PictureFile | undefined;
  labels: Queries.RankingDemoLabelsFragment['ranking'];
  onJump(): void;
};

/** The first dish, above the kitchen on narrow screens, where it stays in sight while the visitor taps foods. */
export function FirstDish({ title, isNew, score, picture, labels, onJump }: FirstDishProps) {
  return (
    <div className="first-dish mb-4 rounded-card border border-forest bg-forest p-2.5 text-on-forest">
      <span
        key={title}
        className={`flex max-w-full flex-1 basis-40 items-center gap-3 ${isNew ? 'moved-up' : ''}`}
      >
        {picture && (
          <PictureElement
            image={picture.childImageSharp?.gatsbyImageData}
            publicURL={picture.publicURL}
            alt=""
            sizes="64px"
            className="aspect-[4/3] w-16 shrink-0 rounded-2xl object-cover"
          />
        )}
        <span className="min-w-0 leading-tight">
          <span className="block text-xs text-on-forest-muted">{labels.first}</span>
          <span className="block font-display text-lg leading-tight font-bold">{title}</span>
        </span>
      </span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-2">
        <DishScore score={score} template={labels.score} />
        <button
          type="button"
          aria-label={labels.jump}
          onClick={onJump}
          className="grid size-11 place-items-center rounded-full text-apricot after:absolute after:inset-0 noscript:hidden"
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
      </span>
    </div>
  );
}
