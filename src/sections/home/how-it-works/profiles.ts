import { aboveLimit } from '../../../lib/above-limit';
import { findById } from '../../../lib/find-or-throw';
import { formatNumber } from '../../../lib/format';
import { formatList, formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { mostAdded } from '../../../lib/most-added';
import { overLimits } from '../../../lib/over-limits';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import type { TargetRow } from '../../features/examples/target-rows';
import type { PersonDay } from '../household/days';

type Examples = Queries.FeatureExamplesFragment;

/** How many dishes and targets are shown. */
const SHOWN = 3;

/** One of the first dishes on somebody's day, as texts. */
export type FirstDish = {
  title: string;
  score: string;
  /** Names the nutrients of which it closes most, if there are any. */
  note: string;
  /** Names the limits that a portion would exceed, if there are any. */
  warning?: string | undefined;
  /** How much of each gap the very first closes, from 0 to 1. */
  shares?: number[] | undefined;
};

/** What the steps show about somebody by one official set. */
export type SetProfile = {
  id: string;
  name: string;
  targets: TargetRow[];
  /** The dishes that come first on the person's day. */
  dishes: FirstDish[];
  /** Names the sets that can't be chosen. */
  elsewhere: string;
};

/** Somebody of the household. */
export type Profile = {
  id: string;
  name: string;
  /** Names the person and some of what they have had. */
  line: string;
  facts: Examples['profile']['people'][number]['facts'];
  /** Says that portions are an adult's, if that may be too much for them. */
  portion?: string | undefined;
  /** One for each set that has figures for the person, starting with the set of their day. */
  sets: SetProfile[];
};

type ProfilesProps = {
  days: readonly PersonDay[];
  examples: Pick<Examples, 'profile' | 'targets'>;
  /** The labels of /try, and the template that names the nutrients of which a dish closes most. */
  labels: Pick<Queries.ExamplesFragment['content']['try'], 'ranking' | 'day'> & { adds: string };
  /** The person whose own targets the example shows. */
  owner: string;
};

/** The profiles of the household, with the figures of the ranking. */
export const profilesOf = (
  { days, examples, labels, owner }: ProfilesProps,
  data: RankingData,
): Profile[] =>
  days.map(({ name, line, day }) => {
    const { sets, isChild } = findById(data.people, day.person);
    const nameOf = (set: string) => findById(data.sets, set).name;
    const available = sets.map(({ id }) => nameOf(id));
    const ownTargets = examples.targets.rows.flatMap(({ nutrient, own }) =>
      own !== null && day.person === owner ? [{ nutrient, own }] : [],
    );
    const missing = examples.targets.sets.filter((each) => !available.includes(each));
    const firstDishes = (set: string) => {
      // Their own targets count, too.
      const { gaps, dishes } = createExampleDay(data, { ...day, set }, ownTargets);
      return dishes.slice(0, SHOWN).map(({ title, score, shares, over }, place) => {
        const nutrients = mostAdded(gaps, shares);
        return {
          title,
          score: formatShare(score),
          note: nutrients && interpolate(labels.adds, { nutrients }),
          warning: overLimits(labels.ranking.over, over) || undefined,
          shares: place === 0 ? shares.map((share) => Number(share.toFixed(2))) : undefined,
        };
      });
    };
    return {
      id: day.person,
      name,
      line,
      facts: examples.profile.people.find(({ person }) => person === day.person)?.facts ?? [],
      portion: isChild ? labels.ranking.child : undefined,
      sets: sets.map(({ id, targets, limits }) => {
        const { limitKinds } = findById(data.sets, id);
        return {
          id,
          name: nameOf(id),
          targets: examples.targets.rows.slice(0, SHOWN).flatMap(({ nutrient }) => {
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
          dishes: firstDishes(id),
          elsewhere:
            missing.length > 0
              ? interpolate(examples.targets.elsewhere, { sets: formatList(missing) })
              : '',
        };
      }),
    };
  });
