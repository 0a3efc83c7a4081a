import { interpolate } from '../../../lib/interpolate';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';
import { nameOf } from './person-and-set';

/** What people who leave out meat and fish should know beyond the day’s targets; empty for other days and sets. */
export function dietNote(
  { sets }: Pick<RankingData, 'sets'>,
  { set, isMeatless }: Pick<Day, 'set' | 'isMeatless'>,
  { meatlessNote }: Pick<Queries.RankingDemoLabelsFragment['who'], 'meatlessNote'>,
): string {
  if (!isMeatless || meatlessNote?.set !== set) return '';
  return interpolate(meatlessNote.text, { set: nameOf(sets, set) });
}
