import { decodeIfPossible } from '../paths';
import { foodOf } from './day';
import { MOST_PORTIONS, type Day, type EatenFood, type RankingData } from './ranking-data';

/** Increase it when a change breaks existing addresses. */
const VERSION = '1';
const KEY = 'day=';

/** Leaves out dishes with meat and fish. No food has an id that begins with a hyphen. */
const MEATLESS = '-meat';

/**
 * Writes a day as a URL fragment, which browsers don't send to servers: `#day=1,eu,woman-35,-meat,banana.2` is version
 * 1, the EU's figures for a woman of 35, dishes without meat and fish, and two bananas.
 */
export function dayToFragment({ set, person, isMeatless = false, eaten }: Day): string {
  const diet = isMeatless ? [MEATLESS] : [];
  return `#${KEY}${[VERSION, set, person, ...diet, ...eaten.map(eatenFoodToText)].join(',')}`;
}

const eatenFoodToText = ({ food, portions }: EatenFood) =>
  portions === 1 ? food : `${food}.${portions}`;

/**
 * Reads a day from a URL fragment. Returns null without a day, and `invalid` if it is broken, has another version, or
 * names an unknown person, set or food.
 */
export function dayFromFragment(fragment: string, data: RankingData): Day | 'invalid' | null {
  // Messaging apps encode commas.
  const text = decodeIfPossible(fragment);
  if (!text.startsWith(`#${KEY}`)) return null;
  const [version, set = '', person = '', ...choices] = text.slice(KEY.length + 1).split(',');
  const isMeatless = choices[0] === MEATLESS;
  const helpings = isMeatless ? choices.slice(1) : choices;
  const isKnown = data.people
    .find(({ id }) => id === person)
    ?.sets.some((official) => official.id === set);
  const eaten = helpings.map((helping) => eatenFoodFromText(helping, data));
  const isEachOnce = new Set(eaten.map((helping) => helping?.food)).size === eaten.length;
  if (version !== VERSION || !isKnown || !isEachOnce) return 'invalid';
  return eaten.every((helping) => helping !== null)
    ? { set, person, ...(isMeatless && { isMeatless }), eaten }
    : 'invalid';
}

function eatenFoodFromText(text: string, data: RankingData): EatenFood | null {
  const [, food = '', count = '1'] = /^([a-z0-9-]+)(?:\.(\d))?$/.exec(text) ?? [];
  const portions = Number(count);
  const isPossible = portions >= 1 && portions <= MOST_PORTIONS && foodOf(data, food) !== undefined;
  return isPossible ? { food, portions } : null;
}
