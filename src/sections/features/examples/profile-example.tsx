import { Choices } from './choices';

type ProfileExampleProps = {
  profile: Queries.ProductExamplesFragment['profile'];
  people: Queries.FeatureExamplesFragment['household']['people'];
};

/** The profiles of a household, and what one of them says. */
export const ProfileExample = ({ profile, people }: ProfileExampleProps) => (
  <>
    <Choices options={people.map(({ name }) => name)} chosen={profile.chosen} />
    <dl className="mt-3 grid gap-2 @md:mt-5">
      {profile.facts.map(({ filter, value }) => (
        <div
          key={filter}
          className="flex flex-wrap gap-x-3 rounded-2xl bg-surface px-4 py-2.5 leading-7 @md:px-5 @md:py-3"
        >
          <dt className="flex-1 font-semibold">{filter}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
