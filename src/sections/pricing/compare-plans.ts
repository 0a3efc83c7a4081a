type Feature = Pick<Queries.PlansFragment['plans'][number]['features'][number], 'text' | 'topic'>;
type Compared = {
  readonly name: string;
  readonly monthlyPrice: number;
  readonly features: readonly Feature[];
};

/** A row of the table: what each plan's list says about a topic. */
type Row = { topic: string; cells: { plan: string; texts: string[] }[] };

/** The paid plans, and a row for each topic of their lists, in the order in which the lists first name it. */
export function comparePlans<Plan extends Compared>(
  plans: readonly Plan[],
): { paid: Plan[]; rows: Row[] } {
  const paid = plans.filter(({ monthlyPrice }) => monthlyPrice > 0);
  const topics = new Set(
    paid.flatMap(({ features }) => features.flatMap(({ topic }) => topic ?? [])),
  );
  const rows = [...topics].map((topic) => ({
    topic,
    cells: paid.map(({ name, features }) => ({
      plan: name,
      texts: features.filter((feature) => feature.topic === topic).map(({ text }) => text),
    })),
  }));
  return { paid, rows };
}
