import { ArrowDownWideNarrow, Check } from '../../../components/icons';

type Filters = Queries.FeatureExamplesFragment['filters'];

/** A set of selected filters and a sort order. */
export function FiltersExample({ example }: { example: Filters }) {
  return (
    <>
      <dl className="flex flex-wrap gap-2.5">
        {example.chosen.map(({ filter, value }) => (
          <div
            key={filter}
            className="flex flex-col rounded-2xl border border-control bg-surface px-4 py-2"
          >
            <dt className="text-xs font-bold tracking-wide text-muted">{filter}</dt>
            <dd className="flex items-center gap-2 font-semibold">
              <Check aria-hidden className="size-4 text-accent" strokeWidth={3} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex items-center gap-3 font-semibold">
        <ArrowDownWideNarrow aria-hidden className="size-6 shrink-0 text-accent" />
        {example.order}
      </p>
    </>
  );
}
