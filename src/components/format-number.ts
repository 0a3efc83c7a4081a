const NUMBER = new Intl.NumberFormat('en-US');

/** Writes a number as the site does, the same wherever it is built or read: `1,300`. */
export const formatNumber = (value: number): string => NUMBER.format(value);
