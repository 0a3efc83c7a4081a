import { interpolate } from '../../../lib/interpolate';
import { mostAdded } from '../../../lib/most-added';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { ProductViewProps } from './product-example';

/** The explanation of the score, once per page, and the note about portions for a child's day. */
const ScoreNote = ({ examples: { gaps, childNote } }: ProductViewProps) => (
  <p className="mt-3 text-sm text-balance text-muted">
    {gaps.note} {childNote}
  </p>
);

/** The first dishes of the day; except on phones, each with the two nutrients of which it closes most. */
export function DiscoverView({ examples: { adds, gaps, exampleDay } }: ProductViewProps) {
  const first = exampleDay.dishes.slice(0, 3).map((dish) => {
    const nutrients = mostAdded(exampleDay.gaps, dish.shares);
    const note = nutrients && (
      <span className="max-sm:hidden">{interpolate(adds, { nutrients })}</span>
    );
    return { ...dish, note };
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
