import {
  nutrientsOf,
  portionsFor,
  portionsOf,
  rankForDay,
  withPortions,
} from '../../../lib/ranking/day';
import { dayFromFragment } from '../../../lib/ranking/day-address';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';
import { setFor } from './person-and-set';

/** What the visitor changed. `describeChange` puts it into words. */
export type DayChange =
  | { type: 'portions'; food: Food; by: 1 | -1 }
  /** A set without figures for the person is replaced by one that has them. */
  | { type: 'who'; person: string; set: string }
  | { type: 'startedOver' }
  | { type: 'cleared' };

/** A change, or an address with another day, which isn't announced. */
export type DayAction = DayChange | { type: 'opened'; hash: string };

/** A day with its nutrients and its ranking. */
function rankDay(data: RankingData, day: Day) {
  const nutrients = nutrientsOf(data, day);
  return { day, nutrients, ranked: rankForDay(nutrients, portionsFor(data, day.set, data.dishes)) };
}

type RankedDay = ReturnType<typeof rankDay>;

/** The visitor's last change and the ranking before it. */
export type LastChange = { change: DayChange; before: RankedDay['ranked'] };

export type DayState = RankedDay & {
  /** Null until there is one. */
  last: LastChange | null;
  /** Whether the address contains a day that can't be read. */
  isInvalid: boolean;
  /** Whether the address contains this day. */
  isInAddress: boolean;
};

/** A day that the visitor hasn't changed. */
export const openDay = (data: RankingData, day: Day, isInvalid = false): DayState => ({
  ...rankDay(data, day),
  last: null,
  isInvalid,
  isInAddress: true,
});

/**
 * Returns the reducer of the demo's day.
 * @param start the example
 */
export const createDayReducer =
  (data: RankingData, start: Day) =>
  (state: DayState, action: DayAction): DayState => {
    if (action.type === 'opened') {
      const found = action.hash ? dayFromFragment(action.hash, data) : start;
      // Another fragment, such as the skip link’s, has replaced the day in the address.
      if (!found) return { ...state, isInAddress: false };
      return found === 'invalid' ? openDay(data, start, true) : openDay(data, found);
    }
    return {
      ...rankDay(data, changeDay(data, start, state.day, action)),
      last: { change: action, before: state.ranked },
      isInvalid: false,
      isInAddress: false,
    };
  };

function changeDay(data: RankingData, start: Day, day: Day, change: DayChange): Day {
  switch (change.type) {
    case 'portions': {
      const { id } = change.food;
      return withPortions(day, id, portionsOf(day, id) + change.by);
    }
    case 'who':
      return { ...day, person: change.person, set: setFor(data, change.person, change.set) };
    case 'startedOver':
      return start;
    case 'cleared':
      return { ...day, eaten: [] };
  }
}
