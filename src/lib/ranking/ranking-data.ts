/** What somebody of an age and sex needs, by each official set that has figures for them. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly {
    readonly id: string;
    /** The day’s target of each nutrient, in their order and units; 0 means that there is none. */
    readonly targets: readonly number[];
    /** The upper limit of each nutrient; null means that there is none. */
    readonly limits: readonly (number | null)[];
  }[];
};

export type Food = {
  readonly id: string;
  readonly name: string;
  /** A portion in words, such as `a cup`, and its weight. */
  readonly portion: string;
  readonly grams: number;
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
