/** A person, with the targets and limits of each official set that has figures for their age and sex. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly {
    readonly id: string;
    /** The day’s target of each nutrient, in the order of `nutrients`; 0 means that there is none. */
    readonly targets: readonly number[];
    /** The limit of each nutrient; null means that there is none. */
    readonly limits: readonly (number | null)[];
  }[];
};

/** What a set calls the amount above which the page warns. A safe and adequate intake is no limit. */
export type LimitKind = 'upper' | 'riskReduction' | 'safeAndAdequate';

/** What a food or a dish has. */
export type Amounts = {
  /** The exact amount of each nutrient, in the order and units of `nutrients`. */
  readonly amounts: readonly number[];
  /** The amounts without the vitamins and minerals that the US adds to some foods; null if nothing is added. */
  readonly unfortified: readonly number[] | null;
};

/** A food; its amounts are those of 100 g. */
export type Food = Amounts & {
  readonly id: string;
  readonly name: string;
  /** A portion in words, such as `a cup`, and its weight. */
  readonly portion: string;
  readonly grams: number;
};

/** A dish; its amounts are those of the whole recipe. */
export type Dish = Amounts & {
  readonly title: string;
  /** The ingredients of a portion in words: `2 eggs and 20 g feta`. */
  readonly ingredients: string;
  /** How many portions the recipe makes. */
  readonly servings: number;
  /** The nutrients, by position, for which the food table has no value of an ingredient. */
  readonly unknown: readonly { readonly food: string; readonly nutrients: readonly number[] }[];
};

/** The input of the ranking. The build makes it from the data files of `content/data`. */
export type RankingData = {
  readonly nutrients: readonly {
    readonly id: string;
    readonly name: string;
    readonly unit: string;
  }[];
  readonly sets: readonly {
    readonly id: string;
    readonly name: string;
    /** Whether foods count with the vitamins and minerals that the US adds. */
    readonly isFortified: boolean;
    /** In the order of `nutrients`. */
    readonly limitKinds: readonly LimitKind[];
  }[];
  readonly people: readonly Person[];
  readonly groups: readonly { readonly name: string; readonly foods: readonly Food[] }[];
  readonly dishes: readonly Dish[];
};

/** A food, by id, and its number of portions. */
export type EatenFood = { readonly food: string; readonly portions: number };

/** A person and an official set, both by id, and what the person has eaten so far. */
export type Day = {
  readonly person: string;
  readonly set: string;
  readonly eaten: readonly EatenFood[];
};
