import { findById } from '../../../lib/find-or-throw';
import { interpolate } from '../../../lib/interpolate';
import { PATHS, withPrefix } from '../../../lib/paths';
import { dayToFragment } from '../../../lib/ranking/day-address';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';

/** Somebody of the household, with their day so far. */
export type PersonDay = {
  name: string;
  day: Day;
  /** Names the person and, if the hero shows their day, some of the foods. */
  line: string;
  /** The link to the day on /try. */
  href: string;
};

type HouseholdProps = {
  /** The ids of the people. */
  people: readonly string[];
  slides: Queries.HeroFragment['slides'];
  /** The day of everybody whom the hero doesn't show. */
  start: Day;
};

/** The people of the household, each with the same day as in the hero, so that the home page has one day per person. */
export const householdDays = (
  { people, slides, start }: HouseholdProps,
  data: RankingData,
): PersonDay[] =>
  people.map((id) => {
    const { name } = findById(data.people, id);
    const shown = slides.find(({ day }) => day.person === id)?.day;
    const { set, eaten } = shown ?? start;
    const day = { person: id, set, eaten };
    return {
      name,
      day,
      line: shown ? interpolate(shown.line, { person: name }) : name,
      href: withPrefix(PATHS.try) + dayToFragment(day),
    };
  });
