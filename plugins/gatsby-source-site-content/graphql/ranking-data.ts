import type { CreateResolversArgs } from 'gatsby';
import { createRankingData, type RankingSources } from '../ranking-data';
import { readData, type Context } from './context';

export const rankingDataTypes = /* GraphQL */ `
  "The data from which the page /try computes its ranking, with amounts per portion."
  type RankingData {
    nutrients: [RankingNutrient!]!
    sets: [RankingSet!]!
    people: [RankingPerson!]!
    groups: [RankingFoodGroup!]!
    dishes: [RankingDish!]!
  }
  type RankingNutrient {
    id: String!
    name: String!
    unit: String!
    isRiskReduction: Boolean!
  }
  type RankingSet {
    id: String!
    name: String!
    isFortified: Boolean!
  }
  type RankingPerson {
    id: String!
    name: String!
    sets: [RankingPersonSet!]!
  }
  "A person’s targets and limits by one official set, in the order of the nutrients."
  type RankingPersonSet {
    id: String!
    targets: [Float!]!
    limits: [Float]!
  }
  type RankingFoodGroup {
    name: String!
    foods: [RankingFood!]!
  }
  type RankingFood {
    id: String!
    name: String!
    portion: String!
    grams: Float!
    amounts: [Float!]!
    unfortified: [Float!]
  }
  type RankingDish {
    title: String!
    energy: Int!
    ingredients: String!
    servings: Int!
    amounts: [Float!]!
    unfortified: [Float!]
  }
`;

const FILES = ['nutrients', 'foods', 'recipes', 'reference-intakes', 'trending', 'try'] as const;

/** Resolves `rankingData`, computed from six files of `content/data`. */
export function createRankingDataResolvers({ createResolvers }: CreateResolversArgs): void {
  const resolve = async (_source: unknown, _args: unknown, context: Context) => {
    const files = FILES.map(async (name) => [name, await readData(name, context)] as const);
    return createRankingData(Object.fromEntries(await Promise.all(files)) as RankingSources);
  };
  createResolvers({ Query: { rankingData: { type: 'RankingData!', resolve } } });
}
