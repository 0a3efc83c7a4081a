/** @jest-environment node */
import * as fc from 'fast-check';
import { gapScore, rankByGaps, shareOfGap, type Gap } from './gap-score';

const amount = fc.double({ min: 0, max: 5000, noNaN: true });
const gap = fc.record({ target: amount, eaten: amount });
const amounts = fc.array(amount, { minLength: 24, maxLength: 24 });

/** 24 nutrients of a day and ten dishes. */
const dayAndDishes = fc.record({
  gaps: fc.array(gap, { minLength: 24, maxLength: 24 }),
  dishes: fc.array(fc.record({ amounts }), { minLength: 10, maxLength: 10 }),
});

/** The first of 1,000 random values, the same in every run, that contradicts a property; null if none does. */
const counterexampleTo = <Values>(property: fc.IProperty<Values>) =>
  fc.check(property, { numRuns: 1000, seed: 2025 }).counterexample;

/** The score as the article on ranking describes it, implemented independently of `gapScore`. */
function scoreOfArticle(gaps: readonly Gap[], portion: readonly number[]): number {
  let [points, open] = [0, 0];
  for (const [nutrient, { target, eaten }] of gaps.entries()) {
    const isReached = eaten >= target;
    if (isReached) continue;
    open += 1;
    const percent = (100 * portion[nutrient]!) / (target - eaten);
    points += percent > 100 ? 100 : percent;
  }
  return open === 0 ? 0 : points / open / 100;
}

test('the scores of 1,000 random days match the article’s description', () => {
  expect(
    counterexampleTo(
      fc.property(dayAndDishes, ({ gaps, dishes }) =>
        rankByGaps(gaps, dishes).every(
          ({ dish, score }) => Math.abs(score - scoreOfArticle(gaps, dish.amounts)) < 1e-9,
        ),
      ),
    ),
  ).toBeNull();
});

test('the order of the dishes on 1,000 random days matches the article’s description', () => {
  expect(
    counterexampleTo(
      fc.property(dayAndDishes, ({ gaps, dishes }) => {
        const scores = rankByGaps(gaps, dishes).map(({ dish }) =>
          scoreOfArticle(gaps, dish.amounts),
        );
        return scores.every((score, place) => place === 0 || score <= scores[place - 1]! + 1e-9);
      }),
    ),
  ).toBeNull();
});

test('every score is from 0 to 1', () => {
  expect(
    counterexampleTo(
      fc.property(dayAndDishes, ({ gaps, dishes }) =>
        rankByGaps(gaps, dishes).every(({ score }) => score >= 0 && score <= 1),
      ),
    ),
  ).toBeNull();
});

test('a dish without nutrients scores 0', () => {
  expect(
    counterexampleTo(
      fc.property(fc.array(gap), (gaps) => gapScore(gaps, Array(gaps.length).fill(0)) === 0),
    ),
  ).toBeNull();
});

test('eating more of a nutrient never lowers the share that a dish closes while a gap remains', () => {
  expect(
    counterexampleTo(
      fc.property(gap, amount, amount, ({ target, eaten }, more, portion) => {
        const before = shareOfGap({ target, eaten }, portion) ?? 0;
        const after = shareOfGap({ target, eaten: eaten + more }, portion);
        return eaten + more >= target ? after === null : after !== null && after >= before;
      }),
    ),
  ).toBeNull();
});

test('a nutrient whose target is reached has no effect on the score', () => {
  expect(
    counterexampleTo(
      fc.property(dayAndDishes, gap, amount, ({ gaps, dishes }, { target }, surplus) => {
        const reached = { target, eaten: target + surplus };
        return dishes.every(
          (dish) =>
            gapScore([reached, ...gaps], [surplus, ...dish.amounts]) ===
            gapScore(gaps, dish.amounts),
        );
      }),
    ),
  ).toBeNull();
});

test('a larger amount of a nutrient never lowers a dish’s score', () => {
  expect(
    counterexampleTo(
      fc.property(dayAndDishes, fc.nat(23), amount, ({ gaps, dishes }, nutrient, more) => {
        const portion = dishes[0]!.amounts;
        const richer = portion.with(nutrient, portion[nutrient]! + more);
        return gapScore(gaps, richer) >= gapScore(gaps, portion);
      }),
    ),
  ).toBeNull();
});

test('dishes of equal scores keep their order', () => {
  expect(
    counterexampleTo(
      fc.property(dayAndDishes, ({ gaps, dishes }) => {
        const twins = dishes.flatMap((dish) => [dish, { ...dish }]);
        const ranked = rankByGaps(gaps, twins).map(({ dish, score }) => ({
          place: twins.indexOf(dish),
          score,
        }));
        return ranked.every(({ place, score }, index) => {
          const next = ranked[index + 1];
          return next?.score !== score || place < next.place;
        });
      }),
    ),
  ).toBeNull();
});
