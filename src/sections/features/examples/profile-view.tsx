import { Choices } from './choices';
import { ProfileFacts } from './profile-facts';
import type { ProductViewProps } from './product-example';

/** A person's profile: which household member it is, and what it says about them. */
export const ProfileView = ({ examples: { profile, household } }: ProductViewProps) => (
  <>
    <Choices options={household.members.map(({ name }) => name)} chosen={profile.chosen} />
    <ProfileFacts facts={profile.facts} />
  </>
);
