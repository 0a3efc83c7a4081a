import { areSame, wordsOf } from '../../../../src/sections/try/foods/words';
import { quote } from '../../sentences';
import type { Path } from '../../model/schema';
import type { Report } from '../problem';
import type { ValidData } from './relations';

type Example = { view: string; dish?: string | undefined };

/** The views that show the best dish of a day. */
const VIEWS_OF_BEST = ['ranking', 'meal', 'order', 'client'];

/** Reports a dish of a view that shows none of its own. */
function checkExample({ view, dish }: Example, path: Path, report: Report) {
  if (dish !== undefined && view !== 'meal')
    report(`only the view "meal" shows it, found ${quote(view)}; delete "dish"`, [...path, 'dish']);
}

/** Reports dishes of the steps that no view shows. */
export function checkSteps({ 'how-it-works': steps }: ValidData, report: Report) {
  for (const part of ['setup', 'steps'] as const)
    for (const [at, { example }] of (steps?.[part] ?? []).entries())
      checkExample(example, [part, at, 'example'], report);
}

/** Reports dishes of the views on a page for one audience that no view shows, and facts about a dish that isn't there. */
export function checkPoints(page: ValidData['creators'], report: Report) {
  for (const [at, { example, fact }] of (page?.points ?? []).entries()) {
    const path = ['points', at];
    const { view, dish } = example;
    checkExample(example, [...path, 'example'], report);
    if (fact === undefined) continue;
    if (!VIEWS_OF_BEST.includes(view))
      report(
        `it is about the best dish of a day, which the view ${quote(view)} doesn’t show; delete "fact"`,
        [...path, 'fact'],
      );
    else if (view === 'meal' && dish !== undefined)
      report(
        `it is about the best dish of the day, and the view shows ${quote(dish)}; delete "fact", or the "dish" of the view`,
        [...path, 'fact'],
      );
  }
}

/** Reports what a dish's warning would name to be cooked through although it isn't in it, or twice. */
export function checkCookThrough({ recipes, foods }: ValidData, report: Report) {
  for (const [at, { ingredients, cookThrough = [] }] of (recipes?.recipes ?? []).entries()) {
    const inside = ingredients.map(({ food }) => foods?.foods.find(({ id }) => id === food));
    for (const [place, name] of cookThrough.entries()) {
      const path = ['recipes', at, 'cookThrough', place];
      const isCalled = (other: string) => areSame(wordsOf(other), wordsOf(name));
      const same = cookThrough.slice(0, place).find(isCalled);
      const names = inside.flatMap((food) => [
        ...wordsOf(food?.name ?? ''),
        ...(food?.words ?? []),
        ...(food?.insteadOf ?? []),
      ]);
      if (same !== undefined)
        report(`${quote(name)} is the same as ${quote(same)}; delete one of them`, path);
      else if (name !== name.toLowerCase())
        report(
          `expected small letters, because it stands within a sentence, found ${quote(name)}; write ${quote(name.toLowerCase())}`,
          path,
        );
      else if (foods && !names.some(isCalled))
        report(
          `expected what is in the recipe, found ${quote(name)}, which names none of its foods; delete it, or add the food`,
          path,
        );
    }
  }
}
