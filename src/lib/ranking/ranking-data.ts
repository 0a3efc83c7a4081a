/** A nutrient's target of the day and its upper limit, if there is one; a target of 0 means none. */
export type Intake = { readonly target: number; readonly limit: number | null };

/** What somebody of an age and sex needs, by one official set. Intakes follow the order of the nutrients. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly { readonly id: string; readonly intakes: readonly Intake[] }[];
};

export type Food = {
  readonly id: string;
  readonly name: string;
  /** A portion in words, such as `1 cup, 240 g`. */
  readonly portion: string;
  /** What a portion has of each nutrient, in their order and units. */
  readonly amounts: readonly number[];
};

export type Dish = {
  readonly title: string;
  /** What a portion has of each nutrient, in their order and units. */
  readonly amounts: readonly number[];
};

/** All that the ranking is computed from. The build makes it from the data files of `content/data`. */
export type RankingData = {
  readonly nutrients: readonly {
    readonly id: string;
    readonly name: string;
    readonly unit: string;
  }[];
  readonly sets: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly Person[];
  readonly groups: readonly { readonly name: string; readonly foods: readonly Food[] }[];
  readonly dishes: readonly Dish[];
};

/** Portions of a food. */
export type Helping = { readonly food: string; readonly portions: number };

/** Who eats, by which official set, and what the day has brought so far. All by id. */
export type Day = {
  readonly person: string;
  readonly set: string;
  readonly eaten: readonly Helping[];
};
