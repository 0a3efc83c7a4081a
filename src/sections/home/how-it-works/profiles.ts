import { findById } from '../../../lib/find-or-throw';
import { formatNumber } from '../../../lib/format';
import { formatList, formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import type { TargetRow } from '../../features/examples/target-rows';
import type { PersonDay } from '../household/days';

type Examples = Queries.FeatureExamplesFragment;

/** What the first steps show about somebody by one official set, as texts. */
export type SetProfile = {
  id: string;
  name: string;
  targets: TargetRow[];
  /** The dish that comes first on the person's day, and its score. */
  dish: string;
  score: string;
  /** Names the sets that can't be chosen. */
  elsewhere: string;
};

/** Somebody of the household. */
export type Profile = {
  id: string;
  name: string;
  facts: Examples['profile']['people'][number]['facts'];
  /** By each set with figures for them; their day's first. */
  sets: SetProfile[];
};

type ProfilesProps = {
  days: readonly PersonDay[];
  examples: Pick<Examples, 'profile' | 'targets' | 'gaps'>;
  /** The person whose own targets the example shows. */
  owner: string;
  /** How many targets are shown. */
  rows: number;
};

/** The profiles of the household, with the figures of the ranking. */
export const profilesOf = (
  { days, examples, owner, rows }: ProfilesProps,
  data: RankingData,
): Profile[] =>
  days.map(({ name, day }) => {
    const { sets } = findById(data.people, day.person);
    const nameOf = (set: string) => findById(data.sets, set).name;
    const available = sets.map(({ id }) => nameOf(id));
    const missing = examples.targets.sets.filter((each) => !available.includes(each));
    return {
      id: day.person,
      name,
      facts: examples.profile.people.find(({ person }) => person === day.person)?.facts ?? [],
      sets: sets.map(({ id, targets }) => {
        const [first] = createExampleDay(data, { ...day, set: id }).dishes;
        return {
          id,
          name: nameOf(id),
          targets: examples.targets.rows.slice(0, rows).flatMap(({ nutrient, own }) => {
            const at = data.nutrients.findIndex((each) => each.id === nutrient);
            const target = targets[at];
            // Not every set has a target for every nutrient.
            if (!target) return [];
            const { name: nutrientName, unit } = data.nutrients[at]!;
            const isOwn = own !== null && day.person === owner;
            const official = formatNumber(target);
            return [{ name: nutrientName, unit, official, own: isOwn ? formatNumber(own) : null }];
          }),
          dish: first!.title,
          score: interpolate(examples.gaps.score, { score: formatShare(first!.score) }),
          elsewhere:
            missing.length > 0
              ? interpolate(examples.targets.elsewhere, { sets: formatList(missing) })
              : '',
        };
      }),
    };
  });
