import {
  dishesFor,
  nutrientsOf,
  portionsOf,
  rankForDay,
  withPortions,
} from '../../../lib/ranking/day';
import { dayFromFragment, dayToFragment } from '../../../lib/ranking/day-address';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';
import { setFor } from './person-and-set';

/** What the visitor changed. `describeChange` puts it into words. */
export type DayChange =
  | { type: 'portions'; food: Food; by: 1 | -1 }
  /** A set without figures for the person is replaced by one that has them. */
  | { type: 'who'; person: string; set: string }
  | { type: 'diet'; isMeatless: boolean }
  | { type: 'startedOver' }
  | { type: 'cleared' };

/** A change, or an address with another day, which isn't announced. */
export type DayAction = DayChange | { type: 'opened'; hash: string };

/** A day with its nutrients and its ranking. */
function rankDay(data: RankingData, day: Day) {
  const nutrients = nutrientsOf(data, day);
  return { day, nutrients, ranked: rankForDay(nutrients, dishesFor(data, day)) };
}

type RankedDay = ReturnType<typeof rankDay>;

/** The visitor's last change and the ranking before it. */
export type LastChange = { change: DayChange; before: RankedDay['ranked'] };

export type DayState = RankedDay & {
  /** Null until there is one. */
  last: LastChange | null;
  /** The foods (ids) that the page lists: those eaten, and those just removed, which keep their rows. */
  listed: readonly string[];
  /** Those of them (ids) whose portions the visitor has changed there. */
  changed: readonly string[];
  /** Whether the visitor has emptied the plate to fill it with their own day. */
  isOwn: boolean;
  /** Whether the address contains a day that can't be read. */
  isInvalid: boolean;
  /** Whether the address contains this day. */
  isInAddress: boolean;
};

const idsOf = ({ eaten }: Day) => eaten.map(({ food }) => food);

/** A day that the visitor hasn't changed. */
export const openDay = (data: RankingData, day: Day, isInvalid = false): DayState => ({
  ...rankDay(data, day),
  last: null,
  listed: idsOf(day),
  changed: [],
  isOwn: day.eaten.length === 0,
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
    const asStart = (day: Day) => (dayToFragment(day) === dayToFragment(start) ? start : day);
    if (action.type === 'opened') {
      const found = action.hash ? dayFromFragment(action.hash, data) : start;
      // Another fragment, such as the skip link’s, has replaced the day in the address.
      if (!found) return { ...state, isInAddress: false };
      return found === 'invalid' ? openDay(data, start, true) : openDay(data, asStart(found));
    }
    const day = asStart(changeDay(data, start, state, action));
    return {
      ...rankDay(data, day),
      last: { change: action, before: state.ranked },
      listed: listFoods(state.listed, day, action),
      changed: changedFoods(state, action),
      isOwn: day !== start && (state.isOwn || action.type === 'cleared'),
      isInvalid: false,
      isInAddress: false,
    };
  };

function changeDay(
  data: RankingData,
  start: Day,
  { day, listed }: DayState,
  change: DayChange,
): Day {
  switch (change.type) {
    case 'portions': {
      const { id } = change.food;
      const changed = withPortions(day, id, portionsOf(day, id) + change.by);
      // A food that is put back returns to its place.
      return listed.includes(id) ? { ...changed, eaten: inOrder(changed.eaten, listed) } : changed;
    }
    case 'who':
      return { ...day, person: change.person, set: setFor(data, change.person, change.set) };
    case 'diet':
      return { ...day, isMeatless: change.isMeatless };
    case 'startedOver':
      return start;
    case 'cleared':
      return { ...day, eaten: [] };
  }
}

const inOrder = (eaten: Day['eaten'], listed: readonly string[]) =>
  eaten.toSorted((one, other) => listed.indexOf(one.food) - listed.indexOf(other.food));

/**
 * The foods to list after a change. A removed food keeps its row: otherwise a second quick press would remove the food
 * whose row moves under the pointer. A change outside the list removes the row.
 */
function listFoods(listed: readonly string[], day: Day, change: DayChange): readonly string[] {
  const isInList =
    change.type === 'who' ||
    change.type === 'diet' ||
    (change.type === 'portions' && listed.includes(change.food.id));
  return isInList ? listed : idsOf(day);
}

/** Which of the listed foods were changed in the list. A food that is new there isn't one of them. */
function changedFoods({ listed, changed }: DayState, change: DayChange): readonly string[] {
  if (change.type === 'startedOver' || change.type === 'cleared') return [];
  if (change.type !== 'portions' || !listed.includes(change.food.id)) return changed;
  return [...new Set([...changed, change.food.id])];
}
