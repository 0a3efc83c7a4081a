import type { Food } from '../../../lib/ranking/ranking-data';

/** A food's name without what follows a comma: `Lentils` for `Lentils, cooked`. */
export const shortNameOf = ({ name }: Pick<Food, 'name'>): string => name.split(',')[0] ?? name;
