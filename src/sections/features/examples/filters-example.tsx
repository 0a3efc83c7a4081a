import { ArrowDownWideNarrow } from '../../../components/icons';

type Filters = Queries.FeatureExamplesFragment['filters'];

/** A set of selected filters and a sort order. */
export function FiltersExample({ example }: { example: Filters }) {
  return (
    <>
      <dl className="flex flex-1 flex-wrap gap-2 @md:gap-2.5">
        {example.chosen.map(({ filter, value }) => (
          <div key={filter} className="grow content-center rounded-2xl bg-surface px-4 py-2">
            <dt className="text-sm font-semibold text-muted">{filter}</dt>
            <dd className="leading-snug font-semibold">{value}</dd>
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
