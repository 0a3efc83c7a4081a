import { createContext, use } from 'react';
import type { RankingData } from '../../lib/ranking/ranking-data';
import type { DayChange } from './day/day-reducer';

/** What every part of the demo may need, and what never changes; what changes are props. */
export type Demo = {
  data: RankingData;
  labels: Queries.RankingDemoLabelsFragment;
  /** Changes the day. The page shows and announces what that did to the ranking. */
  change(change: DayChange): void;
  /** A ref for the link to the app in the open dish. */
  setOpenWay(link: HTMLElement | null): void;
};

export const DemoContext = createContext<Demo | null>(null);

/** The data, the labels and the function that changes the day. */
export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('useDemo must be used within the RankingDemo.');
  return demo;
}
