/** A person, with the targets and limits of each official set that covers their age and sex. */
export type Person = {
  readonly id: string;
  readonly name: string;
  /** Whether a portion may be too big for them. */
  readonly isChild?: boolean | undefined;
  readonly sets: readonly {
    readonly id: string;
    /** The daily target of each nutrient, in the order of `nutrients`; 0 without one. */
    readonly targets: readonly number[];
    /** The limit of each nutrient; null without one. */
    readonly limits: readonly (number | null)[];
  }[];
};

/** The set's name for the amount above which the page warns. A safe and adequate intake isn't a limit. */
export type LimitKind = 'upper' | 'riskReduction' | 'safeAndAdequate';

/** The nutrients in a food or a dish. */
export type Amounts = {
  /** The exact amount of each nutrient, in the order and units of `nutrients`. */
  readonly amounts: readonly number[];
  /** The amounts without the vitamins and minerals added in the US, if there are any. */
  readonly unfortified?: readonly number[];
};

/** A food; amounts per 100 g. */
export type Food = Amounts & {
  readonly id: string;
  readonly name: string;
  /** A portion, such as `a cup`, and its weight. */
  readonly portion: string;
  readonly grams: number;
  /** Other names of the food or its kind. */
  readonly words?: readonly string[];
  /** Names of foods that aren't here, for which it is the nearest. */
  readonly insteadOf?: readonly string[];
};

/** A dish; amounts for the whole recipe. */
export type Dish = Amounts & {
  readonly title: string;
  /** The ingredients of a portion: `2 eggs and 20 g feta`. */
  readonly ingredients: string;
  /** The number of portions. */
  readonly servings: number;
  /** What is to be cooked through for some people, though its picture shows it soft: `eggs`. */
  readonly cookThrough?: string | undefined;
  /** What some people choose made from pasteurized milk: `feta`. */
  readonly pasteurized?: string | undefined;
  /** What those who leave out meat and fish should know about it. */
  readonly meatlessNote?: string | undefined;
  /** Whether meat or fish is in it. */
  readonly hasMeat: boolean;
  /** The positions of nutrients for which an ingredient has no value in the food table. */
  readonly unknown: readonly { readonly food: string; readonly nutrients: readonly number[] }[];
};

/** The input of the ranking, which the build creates from `content/data`. */
export type RankingData = {
  readonly nutrients: readonly {
    readonly id: string;
    readonly name: string;
    /** Its label on the rim of a plate: `Fe`. */
    readonly symbol: string;
    readonly unit: string;
  }[];
  readonly sets: readonly {
    readonly id: string;
    readonly name: string;
    /** Whether foods count with the vitamins and minerals added in the US. */
    readonly isFortified: boolean;
    /** In the order of `nutrients`. */
    readonly limitKinds: readonly LimitKind[];
  }[];
  readonly people: readonly Person[];
  readonly groups: readonly {
    readonly name: string;
    /** Whether its foods are meat or fish. */
    readonly hasMeat?: boolean | undefined;
    readonly foods: readonly Food[];
  }[];
  /** Those with less sodium in a portion first. */
  readonly dishes: readonly Dish[];
};

/** A food (id) and the number of portions. */
export type EatenFood = { readonly food: string; readonly portions: number };

/** The maximum number of portions of one food in a day. */
export const MOST_PORTIONS = 9;

/** A person and an official set (ids), and the foods eaten so far. */
export type Day = {
  readonly person: string;
  readonly set: string;
  /** Whether dishes with meat or fish are left out. */
  readonly isMeatless?: boolean;
  readonly eaten: readonly EatenFood[];
};
