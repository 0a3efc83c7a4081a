/** The classes of a marked list item (marks.css). */
export const MARKS = {
  /** A check mark. */
  benefit: 'marked mark-check',
  /** A ring. */
  comingSoon: 'marked mark-ring',
};
