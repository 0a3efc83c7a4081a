import { findOrThrow } from '../../../../src/lib/find-or-throw';
import { siteData } from '../../../../tests/unit/content-data';
import { foodOf, recipeOf, sumOf } from '../../../../tests/unit/recipes';

// Compares what the site's pages state about portions and energy with the tables of foods and recipes.
const { columns } = siteData('foods');
const examples = siteData('feature-examples');

test('the household’s scores say that a child may need less than an adult’s portion', () => {
  expect(siteData('audiences').table).toContain('one adult portion each (a child may need less)');
});

describe('the page for creators', () => {
  test('the ten dishes have about the same energy, as it answers', () => {
    const { questions } = siteData('creators');
    const { answer } = findOrThrow(
      questions,
      ({ question }) => question === 'Does a bigger portion score higher?',
      'question',
    );
    expect(answer).toBe(
      'By this formula, yes. That’s why our ten dishes have about the same energy: 505 to 588 kcal.',
    );
    const energies = siteData('trending').items.map(({ recipe }) => {
      const { ingredients, servings } = recipeOf(recipe);
      return Math.round(sumOf(ingredients, (food) => foodOf(food).energy) / servings);
    });
    expect(energies).toEqual([551, 588, 557, 523, 588, 561, 515, 505, 541, 514]);
  });
});

describe('the features', () => {
  test('the swap in the tomato soup changes fiber and iron as stated', () => {
    const { ingredients, servings } = recipeOf('tomato-soup');
    const portion = ingredients.map(({ food, grams }) => ({ food, grams: grams / servings }));
    const beans = { food: 'white-beans', grams: 90 };
    const swapped = [...portion.filter(({ food }) => food !== 'cream'), beans];
    const effects = ['fiber', 'iron'].map((nutrient) =>
      [portion, swapped].map((helpings) => {
        const column = columns.indexOf(nutrient);
        return Math.round(sumOf(helpings, (food) => Number(foodOf(food).amounts[column])));
      }),
    );
    const stated = examples.custom.effects.map(({ before, after }) => [before, after]);
    expect(effects.join(' ')).toBe('9,15 6,9');
    expect(stated.join(' ')).toBe('9,15 6,9');
  });

  test('portions of the chickpea salad follow each person’s energy needs', () => {
    const { ingredients, servings } = recipeOf('chickpea-salad');
    const grams = sumOf(ingredients, () => 100) / servings;
    const tens = [1758, 2098, 2695].map((kcal) => Math.round((grams * kcal) / 2098 / 10) * 10);
    expect(tens).toEqual([350, 420, 530]);
    expect(examples.portions.people.map(({ amount }) => amount)).toEqual([350, 420, 530]);
    // The tile says “half as much again”.
    expect(530 / 350).toBeCloseTo(1.5, 1);
    // The site doesn't compute them; both pages that show them say so.
    expect(examples.portions.caption).toMatch(/^An example of three portions; the app works/);
  });
});
