type ProfileFactsProps = {
  facts: Queries.FeatureExamplesFragment['profile']['people'][number]['facts'];
};

/** What a profile says about its person. */
export const ProfileFacts = ({ facts }: ProfileFactsProps) => (
  <dl className="fact-rows @2xl:grid-cols-2">
    {facts.map(({ filter, value }) => (
      <div key={filter} className="fact-row justify-between leading-7">
        <dt>{filter}</dt> <dd>{value}</dd>{' '}
      </div>
    ))}
  </dl>
);
