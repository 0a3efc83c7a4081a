type FiltersMiniatureProps = { example: Queries.FeatureExamplesFragment['filters'] };

/** The first two filters that were chosen. CSS writes them, so that nobody reads them without the others. */
export const FiltersMiniature = ({ example }: FiltersMiniatureProps) => (
  <span className="grid min-w-0 justify-items-start gap-1">
    {example.chosen.slice(0, 2).map(({ filter, value }) => (
      <span key={filter} data-symbol={value} className="miniature-filter" />
    ))}
  </span>
);
