import {
  appLink,
  flag,
  group,
  list,
  nameIn,
  pageDescription,
  pageTitle,
  richText,
  siteLink,
  text,
  texts,
  wholeNumber,
} from '../kinds';
import { daySoFar } from './nutrition';
import { HEAD, readBy } from '../readers';

const foods = () =>
  group('The choice of foods, and the list of those that were eaten.', {
    ...texts({
      title: 'The heading of the list.',
      empty: 'Stands for an empty list.',
      add: 'The question above the foods.',
      find: 'The name of the search.',
      addMorning: 'The question above the foods of the morning.',
      notFound: 'Announced when a search finds no food, and no answer fits. The groups follow.',
      undo: 'The button that puts a food back which was taken off.',
      startOver: 'The button that brings the example back.',
      clear: 'The button that empties the list.',
    }),
    quick: list(
      'The foods that the page offers before a search.',
      nameIn('The id of a food in `foods.json`.', 'foods.foods'),
      { unique: true },
    ),
    morning: list(
      'The foods of an ordinary morning, offered instead after the list was emptied.',
      nameIn('The id of a food in `foods.json`.', 'foods.foods'),
      { unique: true },
    ),
    found: text('Announces the foods that a search finds.', { names: ['foods'] }),
    near: text('Announces the nearest foods if the one that was typed isn’t here.', {
      names: ['typed', 'foods'],
    }),
    meant: text('Announces the foods that are spelled like what was typed.', { names: ['foods'] }),
    ignored: list(
      'Words that join foods or say how much of them, one each, such as `with`, `of` and `cup`. A search looks for what stands between them. Optional.',
      text('A word.'),
      { unique: true },
    ).optional(),
    answers: list(
      'What a search answers to words that are no food here, such as `soup`. Foods that are instead of it follow (`insteadOf` in `foods.json`), or the groups. Optional.',
      group('An answer.', {
        words: list('The words. Their plurals are found as well.', text('A word.'), {
          unique: true,
        }),
        anywhere: flag(
          'Whether they count wherever they stand, as in `milk for my baby`. Otherwise they end what was typed (`tomato soup`). Unknown words can follow only if a food is instead of them (`pizza margherita`). Optional.',
        ).optional(),
        text: text('The answer.'),
      }),
    ).optional(),
    browse: text('Opens the groups of foods.', { names: ['foods'] }),
    all: text('Opens a long list, which phones shorten.', { names: ['foods'] }),
    more: text('The name of a food’s plus.', { names: ['food'] }),
    less: text('The name of a food’s minus.', { names: ['food'] }),
    portions: text('How many portions.', { names: ['portions'] }),
    portion: text('A portion and its weight.', { names: ['portion', 'grams'] }),
  });

/** Visitors can leave out dishes, so that no other number stays true. */
const HOW_MANY = { names: ['dishes'] };

const SODIUM = { names: ['amount', 'limit', 'unit'] };

const ranking = () =>
  group('The ranked dishes.', {
    ...texts({
      title: 'The heading.',
      addsNothing: 'Says that a dish closes no big gap.',
      why: 'The heading of an open dish’s table.',
      nutrient: 'A column of that table: the nutrient.',
      missing: 'A column of that table: what is missing.',
      amount: 'A column of that table: the amount in a portion.',
      share: 'A column of that table: the share that is closed.',
      none: 'Stands for the lead and the dishes when no gap is left.',
      noneEnergy: 'Follows it, and stands below the foods: what a score can’t know.',
      child: 'Follows the lead for a child: how big a portion is.',
      about: 'Opens the explanation of the score.',
      open: 'The button that opens a dish.',
      copy: 'The button in an open dish that copies the link to the day.',
      copied: 'Announced when the link is copied.',
      notCopied: 'Announced when the browser doesn’t copy it.',
    }),
    signUp: appLink('The link below the dishes, and below the foods after a change.'),
    noneOver: text('Follows it if the day exceeds limits: which ones.', { names: ['nutrients'] }),
    signUpFor: text('The same link in an open dish.', { optionalNames: ['dish'] }),
    all: text('The heading above all dishes.', HOW_MANY),
    end: text('Ends the list.', HOW_MANY),
    jump: text('The link to the whole list, on phones.', HOW_MANY),
    lead: text('Below the heading.', { names: ['gaps'] }),
    few: text('Stands for the lead while there are one or two foods.', { names: ['gaps'] }),
    exact: text('Explains the score.', { names: ['gaps'] }),
    empty: text('Stands for the lead while nothing was eaten.', { names: ['gaps'] }),
    sodium: group(
      'How much sodium a portion has, in an open dish. Not for a set without a figure for it.',
      {
        atMost: text('With a limit.', SODIUM),
        safe: text('With a safe and adequate intake.', SODIUM),
      },
    ),
    score: text('The score of a dish.', { names: ['score'] }),
    rank: text('The place of a dish, by ear.', { names: ['rank'] }),
    adds: text('What a dish adds most to.', { names: ['nutrients'] }),
    over: group('Says which limits a portion would exceed.', {
      text: text('The sentence.', { names: ['nutrients'] }),
      nutrient: text('Each of its nutrients: what the day would have of it, and the limit.', {
        names: ['nutrient', 'amount', 'limit', 'unit'],
      }),
    }),
    passed: group('Says which limits the day has exceeded before a portion adds to them.', {
      text: text('The sentence above the dishes.', { names: ['nutrients'] }),
      nutrient: text('Each of its nutrients: what was eaten, and the limit.', {
        names: ['nutrient', 'eaten', 'limit', 'unit'],
      }),
      adds: text('The sentence of a dish that adds to them.', { names: ['nutrients'] }),
      added: text('Each of its nutrients: what a portion adds.', {
        names: ['nutrient', 'added', 'unit'],
      }),
    }),
    limits: text('Follows the first of these sentences: what limits are about.'),
    caution: text(
      'Follows the ingredients of a dish: for whom one or both pieces of `{advice}` are.',
      {
        names: ['advice'],
      },
    ),
    cookThrough: text('The advice for a dish that its picture shows soft inside.', {
      names: ['foods'],
    }),
    pasteurized: text('The advice for a dish with a cheese that can be made from raw milk.', {
      names: ['foods'],
    }),
    portion: text('What is in a portion.', { names: ['ingredients', 'servings'] }),
    unknown: text('Names values that the food table lacks.', { names: ['nutrients', 'food'] }),
    unfortified: text('Follows it for a set with `"fortified": false`: what counts otherwise.', {
      optionalNames: ['set'],
    }),
    demo: text('What the demo compares.', { names: ['dishes', 'nutrients', 'foods', 'sets'] }),
  });

const over = (description: string) => text(description, { names: ['limit', 'unit'] });

const day = () =>
  group('The table of the day’s nutrients.', {
    ...texts({
      title: 'Its heading.',
      lead: 'Below the heading.',
      empty: 'Stands for the lead while nothing was eaten.',
      biggest: 'The heading of the biggest gaps.',
      above: 'The heading of the nutrients that exceed a limit.',
      others: 'The heading of the other nutrients.',
      all: 'Opens all nutrients.',
      nutrient: 'The first column.',
      eaten: 'The second column.',
      reached: 'Marks a target that is reached.',
      left: 'The heading of the nutrients that aren’t in the score.',
    }),
    adds: text('The column of an open dish.', { names: ['dish'] }),
    added: text('What the dish adds.', { names: ['amount', 'unit'] }),
    missing: text('The part of a target that is missing.', { names: ['part'] }),
    amounts: text('What was eaten of a target.', { names: ['eaten', 'target', 'unit'] }),
    atMost: text('What was eaten of a limit.', { names: ['eaten', 'limit', 'unit'] }),
    safe: text('What was eaten, and a safe and adequate intake.', {
      names: ['eaten', 'limit', 'unit'],
    }),
    over: group('Says that a limit is exceeded, by its kind.', {
      upper: over('An upper level.'),
      riskReduction: over('A chronic disease risk reduction intake.'),
      safeAndAdequate: over('A safe and adequate intake.'),
    }),
    notScored: list(
      'Why the score leaves a nutrient out, for each that has no target in a set.',
      group('A nutrient that isn’t in the score.', {
        nutrient: nameIn('The id of a nutrient in `nutrients.json`.', 'nutrients.nutrients'),
        why: text('Why. It can name the `{set}`.', { optionalNames: ['set'] }),
      }),
      { unique: ['nutrient'] },
    ),
  });

const changes = () =>
  group('What is said about a change.', {
    ...texts({
      started: 'After a return to the example.',
      cleared: 'After the list was emptied.',
      same: 'If the order stays.',
      rising: 'If the order stays, but the scores rise.',
      hint: 'Before the first change.',
    }),
    newFirst: text('A dish comes first.', { names: ['dish'] }),
    movedUp: text('A dish moves up most.', { names: ['dish'] }),
    noLonger: text('Gaps are no longer big.', { names: ['nutrients'] }),
    more: text('More of a food.', { names: ['food', 'portions'] }),
    gone: text('A food is gone.', { names: ['food'] }),
    who: text('Somebody else eats.', { names: ['person', 'set'] }),
    meatless: text('Dishes with meat and fish are left out.', { names: ['dishes'] }),
    withMeat: text('They are back.', { names: ['dishes'] }),
    places: text('How many places a dish moves up.', { names: ['places'] }),
    point: text('That the first dish’s score rose by one point.'),
    points: text('By how many points it rose.', { names: ['points'] }),
  });

const handle = () =>
  group(
    'On the page that `ways` in `site.json` calls the one with the formula: an ingredient whose grams visitors change, to see what it does to a dish and to the score of the example. Without it, nothing. Optional.',
    {
      dish: readBy(
        'model/ranking/handle.ts',
        nameIn('The dish, as `trending.json` writes its title.', 'trending.items.title'),
      ),
      food: readBy(
        'model/ranking/handle.ts',
        nameIn('The id of one of its ingredients in `foods.json`.', 'foods.foods'),
      ),
      most: wholeNumber('The most grams of it in a portion.', { least: 10 }),
      title: text('The heading.'),
      lead: text('One or two sentences below it.'),
      label: text('The name of the slider.'),
      grams: text('Its value.', { names: ['grams'] }),
      sentence: text('What follows from it, for the nutrient to which the food adds most.', {
        names: ['grams', 'amount', 'share', 'score'],
        optionalNames: ['nutrient'],
      }),
    },
  );

/** `try.json`: the page on which visitors try the ranking. */
export const tryPage = group('The page /try.', {
  title: readBy(HEAD, pageTitle('The title of the page in the browser’s tab.')),
  description: readBy(HEAD, pageDescription('The text of the page in search results.')),
  headline: text('The headline.'),
  lead: richText('One to three sentences below it.'),
  notice: text('Whom the page is for, and who should skip it. The link of `safety` follows.'),
  privacy: richText('Where the visitor’s day is kept.'),
  ...texts({
    invalid: 'Said when an address contains no valid day.',
    failed: 'Said when the ranking can’t start.',
    withoutScript: 'Said in browsers without JavaScript.',
  }),
  start: group('The example: the day that the page begins with.', daySoFar),
  withoutTarget: readBy(
    'model/ranking/ranking-data.ts',
    list(
      'The nutrients that the score leaves out: more isn’t better, or amounts can’t be compared.',
      nameIn('The id of a nutrient in `nutrients.json`.', 'nutrients.nutrients'),
      { unique: true },
    ),
  ),
  who: group('The choice of a person and a set.', {
    ...texts({
      change: 'The button that opens the choice.',
      person: 'The heading above the people.',
      set: 'The heading above the sets.',
      healthy: 'What the score ignores, and who should ask first.',
    }),
    meatless: text(
      'Leaves out dishes with meat and fish, the groups with `"meat": true` in `foods.json`. Without it, visitors can’t. Optional.',
    ).optional(),
    meatlessNote: group(
      'What the targets of a set don’t say to those who leave out meat and fish. Optional.',
      {
        set: nameIn('The id of a set in `reference-intakes.json`.', 'reference-intakes.sets'),
        text: text('One or two sentences below the choice.', { optionalNames: ['set'] }),
      },
    ).optional(),
    chosen: text('Who and which set is chosen.', { names: ['person', 'set'] }),
    without: text('Says that a set has no figures for an age.', { names: ['set'] }),
  }),
  safety: group('What the demo can’t know, after the sentence of `site.json` on whom it is for.', {
    title: text('The heading.'),
    text: text('A few sentences below it.'),
    link: siteLink('Where to read more.'),
  }),
  foods: foods(),
  ranking: ranking(),
  day: day(),
  changes: changes(),
  handle: handle().optional(),
});
