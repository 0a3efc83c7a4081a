const MARK = 'relative ps-8 before:absolute before:start-1.5';

/** The classes of a marked list item. As SVG, the marks would be a tenth of the home page's elements. */
export const MARKS = {
  /** A check mark. */
  benefit: `${MARK} before:top-[0.2em] before:h-3.5 before:w-2 before:rotate-45 before:rounded-[1px] before:border-r-[0.15rem] before:border-b-[0.15rem] before:border-accent`,
  /** A ring. */
  comingSoon: `${MARK} before:top-[0.4em] before:-ms-0.5 before:size-3 before:rounded-full before:border-2 before:border-muted`,
};
