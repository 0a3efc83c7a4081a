import { ArrowDownWideNarrow } from '../../../components/icons';

type Filters = Queries.FeatureExamplesFragment['filters'];

/** A set of selected filters and a sort order. */
export function FiltersExample({ example }: { example: Filters }) {
  return (
    <>
      <dl className="chosen-filters">
        {example.chosen.map(({ filter, value }) => (
          <div key={filter}>
            <dt>{filter}</dt> <dd>{value}</dd>{' '}
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
