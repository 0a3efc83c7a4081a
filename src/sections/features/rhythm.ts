/** Whether a feature is as wide as the page, by its position: a wide one, then two that share a row, unless the last would be alone. */
export const isWideFeature = (position: number, length: number): boolean =>
  position % 3 === 0 && position !== length - 2;
