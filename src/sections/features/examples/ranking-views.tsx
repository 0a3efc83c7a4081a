import { RankedDishes } from './ranked-dishes';
import { roundAmount } from './round-amount';
import { TryLink } from './try-link';
import type { ProductViewProps } from './product-example';

/** The explanation of the score, once per page. */
const ScoreNote = ({ examples: { gaps } }: ProductViewProps) => (
  <p className="mt-3 text-sm text-balance text-muted">{gaps.note}</p>
);

/** The first dishes of the day; except on phones, each with its amounts of the two nutrients with the biggest gaps. */
export function DiscoverView({ examples: { gaps, exampleDay } }: ProductViewProps) {
  const [biggest, second] = exampleDay.gaps;
  const first = exampleDay.dishes.slice(0, 3).map((dish) => {
    const amounts = [biggest, second].map(
      (gap, at) => gap && `${gap.name} ${roundAmount(dish.amounts[at] ?? 0)} ${gap.unit}`,
    );
    // Lines break only between amounts.
    const note = amounts.map((amount) => amount?.replaceAll(' ', '\u00A0')).join(', ');
    return { ...dish, note: <span className="max-sm:hidden">{note}</span> };
  });
  return <RankedDishes dishes={first} template={gaps.score} />;
}

/** The first dishes of the day, the best of them on the creator's site. */
export function SitesView({ examples }: ProductViewProps) {
  const { gaps, exampleDay, partners } = examples;
  const first = exampleDay.dishes.slice(0, 3).map((dish, place) => ({
    ...dish,
    note: place === 0 ? partners.yours : partners.others,
  }));
  return (
    <>
      <RankedDishes dishes={first} template={gaps.score} />
      <ScoreNote examples={examples} />
      <TryLink {...examples.tryLink} />
    </>
  );
}

/** The first dishes of a client's day. */
export const ClientView = ({ examples }: ProductViewProps) => (
  <>
    <RankedDishes dishes={examples.exampleDay.dishes.slice(0, 3)} template={examples.gaps.score} />
    <ScoreNote examples={examples} />
    <TryLink {...examples.tryLink} />
  </>
);
