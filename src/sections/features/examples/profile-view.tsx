import { Choices } from './choices';
import type { ProductViewProps } from './product-example';

/** A person's profile: which household member it is, and what it says about them. */
export const ProfileView = ({ examples: { profile, household } }: ProductViewProps) => (
  <>
    <Choices options={household.members.map(({ name }) => name)} chosen={profile.chosen} />
    <dl className="mt-3 grid flex-1 gap-2 @md:mt-5 @2xl:grid-cols-2">
      {profile.facts.map(({ filter, value }) => (
        <div
          key={filter}
          className="flex flex-wrap content-center justify-between gap-x-3 rounded-2xl bg-surface px-4 py-2.5 leading-7 @md:px-5 @md:py-3"
        >
          <dt className="font-semibold">{filter}</dt> <dd>{value}</dd>{' '}
        </div>
      ))}
    </dl>
  </>
);
