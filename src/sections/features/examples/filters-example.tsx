import { ArrowDownWideNarrow } from '../../../components/icons';

type Filters = Queries.FeatureExamplesFragment['filters'];

/** A set of selected filters and a sort order. */
export function FiltersExample({ example }: { example: Filters }) {
  return (
    <>
      <dl className="grid flex-1 auto-rows-fr grid-cols-1 gap-2 @min-[13rem]:grid-cols-2 @md:grid-cols-3 @md:gap-2.5">
        {example.chosen.map(({ filter, value }) => (
          <div
            key={filter}
            className="content-center rounded-2xl bg-surface px-2 py-2 @min-[13rem]:@max-md:last:odd:col-span-2 @xs:px-4 @md:nth-[3n+1]:last:col-span-3"
          >
            <dt className="text-sm font-semibold text-muted">{filter}</dt>{' '}
            <dd className="leading-snug font-semibold">{value}</dd>{' '}
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
