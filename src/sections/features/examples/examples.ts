import { aboveLimit } from '../../../lib/above-limit';
import { findById, findByTitle, findOrThrow } from '../../../lib/find-or-throw';
import { interpolate } from '../../../lib/interpolate';
import { itemAt } from '../../../lib/item-at';
import { overLimits } from '../../../lib/over-limits';
import { PATHS } from '../../../lib/paths';
import { dayToFragment } from '../../../lib/ranking/day-address';
import { nutrientsOf } from '../../../lib/ranking/day';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';

/**
 * The examples' content with the figures of one day, so that an example shows one person, one official set and one day.
 * @param slide the dish of the hero's slide whose day it is; without it, the day is the one /try starts with
 */
export function examplesOf(
  { content, rankingData }: Queries.ExamplesFragment,
  slide?: string | null,
) {
  // GraphQL only knows that it is JSON.
  const data = rankingData as RankingData;
  const { gaps, household, partners, portions, profile, recipes, targets, ...texts } =
    content.featureExamples;
  const { start } = content.try;
  const shown = slide
    ? findOrThrow(content.hero.slides, ({ dish }) => dish === slide, `slide "${slide}"`)
    : undefined;
  const { person, set, eaten }: Day = shown?.day ?? start;

  const officialOf = (someone: string, ofSet: string, nutrient: string) => {
    const official = findById(data.people, someone).sets.find(({ id }) => id === ofSet);
    const at = data.nutrients.findIndex(({ id }) => id === nutrient);
    const target = official?.targets[at];
    const limit = official?.limits[at] ?? null;
    if (target) return { target, limit, kind: itemAt(findById(data.sets, ofSet).limitKinds, at) };
    throw new Error(`There is no target for ${nutrient} of ${someone} in the set ${ofSet}.`);
  };
  const cardOf = (dish: string) => findByTitle(content.trending.items, dish);
  const day = createExampleDay(data, { person, set, eaten });
  const { over } = content.try.ranking;
  const dishes = day.dishes.map((dish) => ({
    ...dish,
    card: cardOf(dish.title),
    /** Names the limits that a portion would exceed; empty if there are none. */
    warning: overLimits(over, dish.over),
  }));
  const [best] = dishes;
  if (!best) throw new Error('There are no dishes in trending.json.');

  const { name: personName, isChild } = findById(data.people, person);
  const setName = findById(data.sets, set).name;
  /** Official targets don't depend on a day, so all examples compare people by the set of /try. */
  const members = household.people.map((someone) => ({
    name: findById(data.people, someone).name,
    targets: household.nutrients.map((nutrient) => officialOf(someone, start.set, nutrient).target),
  }));

  /** What each client has had of some nutrients on the day that the hero shows, or else on that of /try. */
  const clients = partners.clients.map((client) => {
    const { set: ofSet, eaten: foods } =
      content.hero.slides.find(({ day: its }) => its.person === client)?.day ?? start;
    const nutrients = nutrientsOf(data, { person: client, set: ofSet, eaten: foods });
    return {
      name: findById(data.people, client).name,
      amounts: household.nutrients.map((nutrient) =>
        itemAt(
          nutrients,
          data.nutrients.findIndex(({ id }) => id === nutrient),
        ),
      ),
    };
  });

  return {
    ...texts,
    partners: { ...partners, clients },
    /** Names the nutrients of which a dish closes most. */
    adds: content.trending.adds,
    /** Each dish with its card, the best one first. */
    exampleDay: { ...day, dishes, best },
    /** Whose day it is, and what was eaten; without a slide, nothing. */
    line: shown && interpolate(shown.day.line, { person: personName }),
    /** Says that portions are an adult's, if that may be too much for the person. */
    childNote: isChild ? content.try.ranking.child : '',
    /** The link to /try: to this day, if it isn't the one that /try starts with. */
    tryLink: slide
      ? { to: PATHS.try + dayToFragment({ person, set, eaten }), label: gaps.tryDayLabel }
      : { to: PATHS.try, label: gaps.tryLabel },
    gaps: { ...gaps, caption: interpolate(gaps.caption, { person: personName }) },
    recipes: { ...recipes, caption: interpolate(recipes.caption, { person: personName }) },
    profile: {
      ...profile,
      chosen: personName,
      facts: profile.people.find((each) => each.person === person)?.facts ?? [],
    },
    household: {
      ...household,
      columns: household.nutrients.map((nutrient) => findById(data.nutrients, nutrient)),
      members,
    },
    portions: { ...portions, image: cardOf(portions.dish).plate },
    targets: {
      ...targets,
      caption: interpolate(targets.caption, { person: personName, set: setName }),
      chosen: setName,
      amounts: targets.rows.map(({ nutrient, own }) => {
        const named = findById(data.nutrients, nutrient);
        const { target: official, ...limit } = officialOf(person, set, nutrient);
        const warning = aboveLimit(own, { ...limit, ...named }, content.try.day.over);
        return { ...named, official, own, warning };
      }),
    },
  };
}

export type Examples = ReturnType<typeof examplesOf>;
export type ExampleDay = Examples['exampleDay'];

/** Returns the examples with the day of a slide of the hero or, without one, with the day /try starts with. */
export type ExamplesFor = (slide?: string | null) => Examples;
