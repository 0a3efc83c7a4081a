import type { Issue } from './metadata';
import { propertyOf } from './rules';

/** Parts of 100 g may add up to this much more or less, because each is measured separately. */
const SUM_TOLERANCE_G = 1.5;

/** Energy may differ by this share from the energy computed from protein, fat, carbohydrate and fiber… */
const ENERGY_TOLERANCE = 0.15;

/** …or by this much, because shares say little about foods that are mostly water. */
const ENERGY_TOLERANCE_KCAL = 5;

/** Kilocalories in a gram: Atwater's general factors, and 2 for fiber (FAO Food and Nutrition Paper 77). */
const KCAL_PER_G = { protein: 4, fat: 9, carbohydrate: 4, fiber: 2 };

/** The nutrients that are a part of the ash, all in milligrams. */
const MINERALS = ['calcium', 'magnesium', 'phosphorus', 'potassium', 'sodium'];

/** Rounded minerals may outweigh rounded ash by this much. */
const ASH_TOLERANCE_G = 0.05;

type Values = {
  energy: number;
  water: number;
  fat: number;
  carbohydrate: number;
  ash: number;
  protein: number;
  fiber: number;
  minerals: number;
  hasNote: boolean;
};

/**
 * Finds impossible foods: parts that don't add up to 100 g, minerals that outweigh the ash, and energy
 * that differs from that of its parts.
 * @param file the content of `foods.json`
 */
export function findFoodIssues(file: unknown): Issue[] {
  const [columns, foods] = [propertyOf(file, 'columns'), propertyOf(file, 'foods')];
  if (!Array.isArray(columns) || !Array.isArray(foods)) return [];
  return foods.flatMap((food, index) => {
    const values = readValues(food, columns);
    const issues = values
      ? [...findSumIssue(values), ...findAshIssue(values), ...findEnergyIssue(values)]
      : [];
    return issues.map(({ path, message }) => ({ path: ['foods', index, ...path], message }));
  });
}

/** Reads a food's values. Returns undefined unless all are numbers, which the schema's types check. */
function readValues(food: unknown, columns: unknown[]): Values | undefined {
  const part = (key: string) => toNumber(propertyOf(propertyOf(food, 'per100g'), key));
  const amounts = propertyOf(food, 'amounts');
  const amount = (nutrient: string) =>
    Array.isArray(amounts) ? toNumber(amounts[columns.indexOf(nutrient)] ?? 0) : Number.NaN;
  const values = {
    energy: part('energy'),
    water: part('water'),
    fat: part('fat'),
    carbohydrate: part('carbohydrate'),
    ash: part('ash'),
    protein: amount('protein'),
    fiber: amount('fiber'),
    minerals: MINERALS.reduce((sum, mineral) => sum + amount(mineral), 0) / 1000,
  };
  if (Object.values(values).some(Number.isNaN)) return undefined;
  return { ...values, hasNote: propertyOf(food, 'energyNote') !== undefined };
}

const toNumber = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

const round = (value: number) => Math.round(value * 100) / 100;

function findSumIssue({ water, protein, fat, carbohydrate, ash }: Values): Issue[] {
  const sum = water + protein + fat + carbohydrate + ash;
  if (Math.abs(sum - 100) <= SUM_TOLERANCE_G) return [];
  const parts = 'water, protein, fat, carbohydrate and ash';
  const message = `expected ${parts} to add up to 100 g, found ${round(sum)} g`;
  return [{ path: ['per100g'], message }];
}

function findAshIssue({ ash, minerals }: Values): Issue[] {
  if (minerals <= ash + ASH_TOLERANCE_G) return [];
  const message = `expected ${MINERALS.join(', ')} to weigh no more than the ash, ${ash} g, found ${round(minerals)} g`;
  return [{ path: ['amounts'], message }];
}

function findEnergyIssue({ energy, hasNote, ...values }: Values): Issue[] {
  const { protein, fat, carbohydrate, fiber } = values;
  const expected =
    KCAL_PER_G.protein * protein +
    KCAL_PER_G.fat * fat +
    KCAL_PER_G.carbohydrate * Math.max(0, carbohydrate - fiber) +
    KCAL_PER_G.fiber * fiber;
  const tolerance = Math.max(ENERGY_TOLERANCE * expected, ENERGY_TOLERANCE_KCAL);
  const fits = Math.abs(energy - expected) <= tolerance;
  if (fits && hasNote) {
    const message = 'the energy is what its parts add up to; this note explains nothing';
    return [{ path: ['energyNote'], message }];
  }
  if (fits || hasNote) return [];
  const message = `expected about ${Math.round(expected)} kcal, which its protein, fat, carbohydrate and fiber have, found ${energy}; if the database is right, say why in energyNote`;
  return [{ path: ['per100g', 'energy'], message }];
}
