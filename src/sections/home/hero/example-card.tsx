import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/link';
import { Picture } from '../../../components/picture';
import { Badge } from '../../../components/ui/badge';
import { formatShare } from '../../../lib/format-amount';
import { PATHS } from '../../../lib/paths';
import type { Examples } from '../../features/examples/examples';

type ExampleCardProps = {
  labels: Queries.HeroFragment['example'];
  examples: Pick<Examples, 'label' | 'exampleDay' | 'gaps'>;
};

/** The product at a glance: what the example day lacks, and its best and last dish. The whole card is clickable. */
export function ExampleCard({ labels, examples }: ExampleCardProps) {
  const { label, gaps, exampleDay } = examples;
  return (
    <>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 font-display font-bold">
        {labels.title} <Badge>{label}</Badge>
      </figcaption>
      <ul className="mt-2 flex flex-wrap gap-1 text-[0.8125rem] font-semibold">
        {exampleDay.gaps.map(({ name }) => (
          <li key={name} className="rounded-full bg-sunken px-1.5 py-0.5">
            {name}
          </li>
        ))}
      </ul>
      <Dish {...exampleDay.dishes.at(0)!} bar="fill-winner" />
      <Dish
        {...exampleDay.dishes.at(-1)!}
        bar="fill-[light-dark(var(--color-added),var(--color-amount))]"
      />
      <p className="mt-2.5 text-sm leading-snug text-muted">{gaps.note}</p>
      <Link
        to={PATHS.try}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-ink underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
      >
        {gaps.tryLabel}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </>
  );
}

type DishProps = Examples['exampleDay']['dishes'][number] & {
  /** The class of the bar's color. */
  bar: string;
};

/** A dish and its score, as a figure and a bar. */
const Dish = ({ card, score, bar }: DishProps) => (
  <p className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 text-sm leading-tight font-semibold">
    <Picture
      file={card.image}
      alt=""
      sizes="56px"
      className="row-span-2 aspect-[4/3] w-[min(3.5rem,18vw)] rounded-lg object-cover"
    />
    <span>{card.title}</span> <b className="font-display text-[1.375rem]">{formatShare(score)}</b>
    <svg
      aria-hidden
      width="100%"
      height="6"
      className={`${bar} col-start-2 -col-end-1 rounded-full bg-sunken forced-colors:border forced-colors:bg-[Canvas] forced-colors:fill-[Highlight]`}
    >
      <rect width={formatShare(score)} height="6" rx="3" />
    </svg>
  </p>
);
