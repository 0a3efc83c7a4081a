import type { ContentReader, TextFile } from '../read/content-reader';
import type { ValidData } from './data/relations';

/** What files are checked against. */
export type Context = {
  reader: ContentReader;
  data: ValidData;
  /** All articles and pages of prose by their paths. */
  texts: Map<string, TextFile>;
  /** Paths that another server answers, such as `/docs`. */
  linked: readonly string[];
  /** The paths of the lists of articles. */
  lists: readonly string[];
  /** The moment that decides what is published. */
  now: Date;
};
