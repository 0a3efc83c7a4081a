/** The classes of a list item with a check mark. As SVG, the marks would be a tenth of the home page's elements. */
export const CHECKED =
  'relative ps-8 before:absolute before:start-1.5 before:top-[0.2em] before:h-3.5 before:w-2 before:rotate-45 before:rounded-[1px] before:border-r-[0.15rem] before:border-b-[0.15rem] before:border-accent';
