import { z } from 'zod';
import {
  appLink,
  labels,
  list,
  nameIn,
  pageDescription,
  pageTitle,
  siteLink,
  textLike,
  textWith,
} from './fields';
import { daySoFar } from './nutrition';

const plate = z.strictObject({
  ...labels('title', 'empty', 'add', 'find', 'notFound', 'startOver', 'clear'),
  /** The foods that the page offers before a search. */
  quick: list(nameIn('foods.foods'), { unique: true }),
  found: textWith('foods'),
  browse: textWith('foods'),
  more: textWith('food'),
  less: textWith('food'),
  portions: textWith('portions'),
  portion: textWith('portion', 'grams'),
});

const ranking = z.strictObject({
  ...labels('title', 'addsNothing', 'why', 'nutrient', 'missing', 'amount', 'share', 'none'),
  ...labels('about', 'all', 'end', 'jump', 'open'),
  /** The link below the dishes and in open ones. */
  signUp: appLink,
  lead: textWith('gaps'),
  exact: textWith('gaps'),
  empty: textWith('gaps'),
  score: textWith('score'),
  rank: textWith('rank'),
  adds: textWith('nutrients'),
  over: textWith('nutrients'),
  portion: textWith('ingredients', 'servings'),
  unknown: textWith('nutrients', 'food'),
  demo: textWith('dishes', 'nutrients', 'foods', 'sets'),
});

const over = textWith('limit', 'unit');

const gaps = z.strictObject({
  ...labels('title', 'lead', 'empty', 'biggest', 'others', 'all', 'nutrient', 'eaten'),
  ...labels('reached', 'left'),
  adds: textWith('dish'),
  added: textWith('amount', 'unit'),
  missing: textWith('part'),
  amounts: textWith('eaten', 'target', 'unit'),
  atMost: textWith('eaten', 'limit', 'unit'),
  safe: textWith('eaten', 'limit', 'unit'),
  over: z.strictObject({ upper: over, riskReduction: over, safeAndAdequate: over }),
  /** Why the score leaves a nutrient out, for each that has no target in a set. It can name the `{set}`. */
  notScored: list(
    z.strictObject({ nutrient: nameIn('nutrients.nutrients'), why: textLike(/\S/, 'text') }),
    {
      unique: ['nutrient'],
    },
  ),
});

/** Texts about a change, and before the first one (`hint`). */
const changes = z.strictObject({
  ...labels('started', 'cleared', 'same', 'rising', 'hint'),
  newFirst: textWith('dish'),
  movedUp: textWith('dish'),
  noLonger: textWith('nutrients'),
  more: textWith('food', 'portions'),
  gone: textWith('food'),
  who: textWith('person', 'set'),
  places: textWith('places'),
});

/** `try.json`: the page on which visitors try the ranking. */
export const tryPage = z.strictObject({
  title: pageTitle(),
  description: pageDescription(),
  ...labels('headline', 'lead', 'privacy', 'invalid', 'failed', 'withoutScript'),
  start: z.strictObject(daySoFar),
  /** The nutrients that the score leaves out: more isn't better, or amounts can't be compared. */
  withoutTarget: list(nameIn('nutrients.nutrients'), { unique: true }),
  who: z.strictObject({
    ...labels('change', 'person', 'set', 'healthy'),
    chosen: textWith('person', 'set'),
    without: textWith('set'),
  }),
  plate,
  ranking,
  gaps,
  changes,
  method: siteLink,
});
