import { z } from 'zod';
import { MOST_PORTIONS } from '../../../src/lib/ranking/day';
import { expecting, field, id, text } from './fields';
import { siteLink } from './links';
import { message } from './message';
import { objectType, listOf, texts } from './objects';
import { uniqueBy, uniqueEntries } from './rules';

const PORTIONS = `a whole number from 1 to ${MOST_PORTIONS}`;

const helping = objectType('TryEatenFood', 'A food that was eaten.', {
  food: id('Its id in `foods.json`.', 'oatmeal'),
  portions: field(
    z.int(expecting(PORTIONS)).min(1, expecting(PORTIONS)).max(MOST_PORTIONS, expecting(PORTIONS)),
    'How many portions of it.',
    { expected: PORTIONS, example: '1' },
  ),
});

const start = objectType('TryStart', 'The day with which the page starts.', {
  person: id('The id of the person, in `reference-intakes.json`.', 'woman-35'),
  set: id('The id of the official set, in `reference-intakes.json`.', 'eu'),
  eaten: listOf(helping, 'The foods that were eaten.', { rule: uniqueBy('food') }),
});

const who = objectType('TryWho', 'The choice of who eats.', {
  person: text('The heading above the people.', 'Who’s eating'),
  set: text('The heading above the official sets.', 'Official targets'),
  without: message(
    'The text shown when a set has no figures for a person.',
    'This demo has no {set} figures for this age.',
  ),
});

const plate = objectType('TryPlate', 'What was eaten, and the foods to add.', {
  title: text('The headline above what was eaten.', 'Eaten today'),
  empty: text('The text shown when nothing was eaten.', 'Nothing yet. Tap a food below.'),
  more: message('The button that adds a portion, for screen readers.', 'One more: {food}'),
  less: message('The button that takes a portion off.', 'One less: {food}'),
  portions: message('The number of portions, for screen readers.', '{portions} ×'),
  add: text('The headline above the foods.', 'Add something'),
  addFood: message('The button of a food, for screen readers.', 'Add {food}, {portion}'),
  portion: message('A portion of a food.', '{portion}, {grams} g'),
  startOver: text('The button that restores the first day.', 'Start over'),
  clear: text('The button that removes all foods.', 'Clear'),
});

const ranking = objectType('TryRanking', 'The ranked dishes.', {
  title: text('The headline.', 'What to eat next'),
  lead: message(
    'The sentence that says how a score is computed.',
    'A score is the average share of your {gaps} biggest gaps that one portion closes.',
  ),
  score: message('A dish’s score, for screen readers.', '{score} closed, on average'),
  rank: message('A dish’s place, for screen readers.', 'Rank {rank}'),
  adds: message('The gaps of which a dish closes the largest shares.', 'Adds most to: {nutrients}'),
  addsNothing: text('The text for a dish that closes no gap.', 'Adds nothing to the biggest gaps'),
  why: message('The caption of the table in an open dish.', 'One portion, about {energy} kcal'),
  nutrient: text('The heading of its first column.', 'Nutrient'),
  missing: text('The heading of its second column.', 'Missing'),
  amount: text('The heading of its third column.', 'In one portion'),
  share: text('The heading of its fourth column.', 'Share closed'),
  over: message(
    'The nutrients whose limits the day would exceed with a portion.',
    'More than advised with one portion: {nutrients}',
  ),
  none: text('The text shown when there is no gap.', 'Every target is reached.'),
  first: text('The words above the first dish, on a phone.', 'First right now'),
  jump: text(
    'The button there that shows all dishes, for screen readers.',
    'See the whole ranking',
  ),
  demo: message(
    'What the demo has and what it hasn’t.',
    'This demo ranks {dishes} example recipes by {nutrients} nutrients; it has {foods} foods.',
  ),
  sources: text('The sources of all figures, with years.', 'Sources: USDA SR Legacy (2018).'),
});

const gaps = objectType('TryGaps', 'The table of the day’s nutrients, with bars.', {
  title: text('The headline.', 'Your day in nutrients'),
  lead: text('A sentence below it.', 'What’s been eaten, and what a portion adds.'),
  biggest: text('The heading of the gaps that count.', 'The biggest gaps'),
  others: text('The heading of the other nutrients.', 'The other nutrients'),
  nutrient: text('The heading of the nutrients, for screen readers.', 'Nutrient'),
  eaten: text(
    'The label of the first part of a bar, and the heading of its column.',
    'Eaten so far',
  ),
  adds: message(
    'The label of the second part of a bar, and the heading of its column.',
    '{dish} adds',
  ),
  amounts: message('The figures of a nutrient with a target.', '{eaten} of {target} {unit}'),
  atMost: message(
    'The figures of a nutrient with only a limit.',
    '{eaten} of at most {limit} {unit}',
  ),
  added: message('What a portion adds.', '+ {amount}'),
  missing: message('The missing part of a target.', '{part} missing'),
  reached: text('The words at a nutrient without a gap.', 'reached'),
  over: message(
    'The words at a nutrient over its upper level.',
    'more than the upper limit of {limit} {unit}',
  ),
  overRiskReduction: message(
    'The words at a nutrient over its chronic disease risk reduction intake.',
    'more than {limit} {unit}, the chronic disease risk reduction intake',
  ),
  left: message(
    'The nutrients without a target and a limit, and why.',
    'Not in the score: {nutrients}. {set} sets no daily amount.',
  ),
});

const changes = objectType('TryChanges', 'What a screen reader says after each change.', {
  more: message('After a change of a food’s portions.', '{food}: {portions} on the plate.'),
  gone: message('After a food was removed.', '{food} taken off.'),
  who: message('After a change of the person or the set.', '{person}, {set}.'),
  started: text('After the first day was restored.', 'Started over.'),
  cleared: text('After all foods were removed.', 'The plate is empty.'),
  first: message('Which dish is first now.', 'First: {dish}, {score} closed, on average.'),
  up: message('Which dishes moved up.', 'Moved up: {dishes}.'),
  same: text('That no dish moved.', 'The order stays.'),
  places: message('The mark at a dish that moved up, for screen readers.', 'Up {places}'),
});

const notes = objectType('TryNotes', 'The notes below the ranking.', {
  title: text('The headline.', 'What the score can’t know'),
  items: texts('The notes, one line each.', 'Allergies, diets and taste.'),
  article: siteLink('The address of the article on the score.', '/blog/how-it-works'),
  readArticle: text('The link to that article.', 'Read how the score works'),
});

export const tryRanking = objectType('TryJson', 'The page on which visitors try the ranking.', {
  name: text('What links, lists and the browser’s tab call it.', 'Try the ranking'),
  title: text('The page’s headline.', 'Eat something. Watch the order change.'),
  lead: text('A sentence or two below it.', 'Choose who’s eating and tap what they’ve had.'),
  privacy: text('What happens to the visitor’s data.', 'It all happens in your browser.'),
  invalid: text(
    'The text shown when the address is broken.',
    'We can’t read a day from this address.',
  ),
  start,
  withoutTarget: listOf(
    id('The `id` of a nutrient.', 'sodium'),
    'The nutrients that the score leaves out, because more isn’t better or amounts can’t be compared.',
    { rule: uniqueEntries },
  ),
  who,
  plate,
  ranking,
  gaps,
  changes,
  notes,
});
