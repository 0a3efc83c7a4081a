/** A price as the site writes it: whole US dollars, `$5`. */
export const formatPrice = (dollars: number): string => `$${dollars}`;
