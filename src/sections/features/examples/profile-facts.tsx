type ProfileFactsProps = {
  facts: Queries.FeatureExamplesFragment['profile']['people'][number]['facts'];
};

/** What a profile says about its person. */
export const ProfileFacts = ({ facts }: ProfileFactsProps) => (
  <dl className="mt-3 grid gap-2 @md:mt-5 @2xl:grid-cols-2">
    {facts.map(({ filter, value }) => (
      <div
        key={filter}
        className="flex flex-wrap content-center justify-between gap-x-3 rounded-2xl bg-surface px-4 py-2.5 leading-7 @md:px-5 @md:py-3"
      >
        <dt className="font-semibold">{filter}</dt> <dd>{value}</dd>{' '}
      </div>
    ))}
  </dl>
);
