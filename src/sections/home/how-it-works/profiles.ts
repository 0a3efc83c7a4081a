import { aboveLimit } from '../../../lib/above-limit';
import { findById } from '../../../lib/find-or-throw';
import { formatNumber } from '../../../lib/format';
import { formatList, formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { overLimits } from '../../../lib/over-limits';
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
  /** Names the limits that a portion of it would exceed, if there are any. */
  warning?: string | undefined;
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
  /** The warnings of /try. */
  labels: Pick<Queries.ExamplesFragment['content']['try'], 'ranking' | 'day'>;
  /** The person whose own targets the example shows. */
  owner: string;
  /** How many targets are shown. */
  rows: number;
};

/** The profiles of the household, with the figures of the ranking. */
export const profilesOf = (
  { days, examples, labels, owner, rows }: ProfilesProps,
  data: RankingData,
): Profile[] =>
  days.map(({ name, day }) => {
    const { sets } = findById(data.people, day.person);
    const nameOf = (set: string) => findById(data.sets, set).name;
    const available = sets.map(({ id }) => nameOf(id));
    const ownTargets = examples.targets.rows.flatMap(({ nutrient, own }) =>
      own !== null && day.person === owner ? [{ nutrient, own }] : [],
    );
    const missing = examples.targets.sets.filter((each) => !available.includes(each));
    return {
      id: day.person,
      name,
      facts: examples.profile.people.find(({ person }) => person === day.person)?.facts ?? [],
      sets: sets.map(({ id, targets, limits }) => {
        const { limitKinds } = findById(data.sets, id);
        // Their own targets count, too.
        const [first] = createExampleDay(data, { ...day, set: id }, ownTargets).dishes;
        return {
          id,
          name: nameOf(id),
          targets: examples.targets.rows.slice(0, rows).flatMap(({ nutrient }) => {
            const at = data.nutrients.findIndex((each) => each.id === nutrient);
            const target = targets[at];
            // Not every set has a target for every nutrient.
            if (!target) return [];
            const { name: nutrientName, unit } = data.nutrients[at]!;
            const own = ownTargets.find((each) => each.nutrient === nutrient)?.own ?? null;
            const limit = { limit: limits[at] ?? null, kind: limitKinds[at]!, unit };
            return [
              {
                name: nutrientName,
                unit,
                official: formatNumber(target),
                own: own === null ? null : formatNumber(own),
                warning: aboveLimit(own, limit, labels.day.over) || undefined,
              },
            ];
          }),
          dish: first!.title,
          score: interpolate(examples.gaps.score, { score: formatShare(first!.score) }),
          warning: overLimits(labels.ranking.over, first!.over) || undefined,
          elsewhere:
            missing.length > 0
              ? interpolate(examples.targets.elsewhere, { sets: formatList(missing) })
              : '',
        };
      }),
    };
  });
