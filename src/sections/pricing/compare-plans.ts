import { itemAt } from '../../lib/item-at';

type Feature = Pick<
  Queries.PlansFragment['plans'][number]['features'][number],
  'text' | 'topic' | 'mark'
>;

type Compared = {
  readonly id: string;
  readonly name: string;
  readonly includes: string | null;
  readonly features: readonly Feature[];
};

/** What a plan has of a topic. */
type Cell = {
  plan: string;
  /** The lines of its own list. */
  lines: readonly Feature[];
  /** The lines of the plans that it includes. */
  included: readonly Feature[];
};

/** A row of the table. */
type Row = { topic: string; cells: Cell[] };

/**
 * A row for each topic that all plans have, in the order in which their lists first name it. What only some lists name
 * is in `others`: that a list is silent doesn't mean that the plan lacks something.
 */
export function comparePlans(plans: readonly Compared[]): {
  rows: Row[];
  others: { plan: string; lines: Feature[] }[];
} {
  const topics = new Set(
    plans.flatMap(({ features }) => features.flatMap(({ topic }) => topic ?? [])),
  );
  const all = [...topics].map((topic) => ({
    topic,
    cells: plans.map((plan) => ({
      plan: plan.name,
      lines: linesOn(topic, plan),
      included: includedIn(plan, plans).flatMap((each) => linesOn(topic, each)),
    })),
  }));
  const others = plans.map(({ name }, column) => ({
    plan: name,
    lines: all
      .filter((row) => !isShared(row))
      .flatMap(({ cells }) => linesOf(itemAt(cells, column))),
  }));
  return { rows: all.filter(isShared), others };
}

const linesOn = (topic: string, { features }: Compared) =>
  features.filter((feature) => feature.topic === topic);

/** What its list says, or else what it has from another plan. */
const linesOf = ({ lines, included }: Cell) => (lines.length > 0 ? lines : included);

const isShared = ({ cells }: Row) => cells.every((cell) => linesOf(cell).length > 0);

/** The plans that a plan includes, directly or through another, each of which costs less. */
function includedIn(plan: Compared, plans: readonly Compared[]): Compared[] {
  const included = plans.find(({ id }) => id === plan.includes);
  return included ? [included, ...includedIn(included, plans)] : [];
}
