import {
  amount,
  choice,
  flag,
  grams,
  id,
  list,
  message,
  object,
  text,
  textLike,
  texts,
  wholeNumber,
} from './fields';
import { siteLink } from './links';

const group = (typeName: string) => object(typeName, { id: id(), name: text() });

/** `nutrients.json`: the nutrients of the ranking, in the order of the page. */
export const nutrients = object('NutrientsJson', {
  groups: list(group('NutrientGroup')),
  nutrients: list(
    object('Nutrient', {
      id: id(),
      name: text(),
      unit: choice(['g', 'mg', 'µg']),
      /** Its number in USDA's database. */
      number: textLike(/^\d{3}$/, 'a number of three digits'),
      group: id(),
    }),
  ),
});

/** `foods.json`: foods with the amounts of each nutrient in 100 g, from USDA's database. */
export const foods = object('FoodsJson', {
  groups: list(group('FoodGroup')),
  columns: list(id()),
  foods: list(
    object('Food', {
      id: id(),
      name: text(),
      group: id(),
      ndb: textLike(/^\d{5}$/, 'a number of five digits'),
      description: text(),
      eatable: flag(),
      portions: list(object('FoodPortion', { label: text(), grams: grams() })),
      amounts: list(amount().nullable()),
    }),
  ),
});

/** `recipes.json`: the ingredients of the trending recipes. */
export const recipes = object('RecipesJson', {
  recipes: list(
    object('Recipe', {
      id: id(),
      servings: wholeNumber({ least: 1, expected: 'a whole number from 1' }),
      ingredients: list(object('Ingredient', { food: id(), grams: grams() })),
    }),
  ),
});

/** `reference-intakes.json`: official targets and limits for a day, in the order of `columns`. */
export const referenceIntakes = object('ReferenceIntakesJson', {
  columns: list(id()),
  people: list(object('IntakePerson', { id: id(), name: text() })),
  sources: list(object('IntakeSource', { id: id(), title: text() })),
  sets: list(
    object('IntakeSet', {
      id: id(),
      name: text(),
      kinds: list(choice(['RDA', 'AI', 'PRI', 'SAI']).nullable()),
      sources: list(id().nullable()),
      people: list(
        object('Intake', {
          person: id(),
          targets: list(amount().nullable()),
          limits: list(amount().nullable()),
        }),
      ),
    }),
  ),
});

const portions = () => wholeNumber({ least: 1, most: 9, expected: 'a whole number from 1 to 9' });

/** `try.json`: the page on which visitors try the ranking. */
export const tryRanking = object('TryJson', {
  name: text(),
  title: text(),
  lead: text(),
  privacy: text(),
  invalid: text(),
  start: object('TryStart', {
    person: id(),
    set: id(),
    eaten: list(object('TryEatenFood', { food: id(), portions: portions() })),
  }),
  /** The nutrients that most people have too much of: they count by their upper limit alone. */
  withoutTarget: list(id()),
  who: object('TryWho', { person: text(), set: text(), without: message('set') }),
  plate: object('TryPlate', {
    title: text(),
    empty: text(),
    more: message('food'),
    less: message('food'),
    portions: message('portions'),
    add: text(),
    addFood: message('food', 'portion'),
    portion: message('portion', 'grams'),
    startOver: text(),
    clear: text(),
    copy: text(),
    copied: text(),
  }),
  ranking: object('TryRanking', {
    title: text(),
    lead: text(),
    score: message('score'),
    rank: message('rank'),
    closes: message('nutrients'),
    closesNothing: text(),
    why: text(),
    nutrient: text(),
    amount: text(),
    share: text(),
    over: message('nutrients'),
    none: text(),
    jump: text(),
  }),
  gaps: object('TryGaps', {
    title: text(),
    lead: text(),
    nutrient: text(),
    eaten: text(),
    adds: message('dish'),
    target: text(),
    amounts: message('eaten', 'target', 'unit'),
    atMost: message('eaten', 'limit', 'unit'),
    noTarget: message('eaten', 'unit'),
    added: message('amount'),
    reached: text(),
    over: message('limit', 'unit'),
  }),
  changes: object('TryChanges', {
    more: message('food', 'portions'),
    gone: message('food'),
    who: message('person', 'set'),
    started: text(),
    cleared: text(),
    first: message('dish', 'score'),
    up: message('dishes'),
    same: text(),
    places: message('places'),
  }),
  notes: object('TryNotes', {
    title: text(),
    items: texts(),
    simplified: text(),
    article: siteLink(),
    readArticle: text(),
  }),
});
