type FiltersMiniatureProps = { example: Queries.FeatureExamplesFragment['filters'] };

/** The first two selected filters, as CSS content: screen readers and search engines get the complete list elsewhere. */
export const FiltersMiniature = ({ example }: FiltersMiniatureProps) => (
  <span className="grid min-w-0 justify-items-start gap-1">
    {example.chosen.slice(0, 2).map(({ filter, value }) => (
      <span key={filter} data-symbol={value} className="miniature-filter" />
    ))}
  </span>
);
