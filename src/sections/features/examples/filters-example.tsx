import { ArrowDownWideNarrow, Check } from '../../../components/icons';

type Filters = Queries.FeatureExamplesFragment['filters'];

/** A set of selected filters and a sort order. */
export function FiltersExample({ example }: { example: Filters }) {
  return (
    <>
      <dl className="flex flex-1 flex-wrap gap-2 @md:gap-2.5">
        {example.chosen.map(({ filter, value }) => (
          <div
            key={filter}
            className="flex grow flex-col justify-center rounded-2xl bg-surface px-3 py-2 @md:px-4"
          >
            <dt className="text-sm font-semibold text-muted">{filter}</dt>
            <dd className="flex items-center gap-2 leading-snug font-semibold">
              <Check aria-hidden className="hidden size-4 text-accent @md:block" strokeWidth={3} />
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
