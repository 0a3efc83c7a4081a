/** The attribute of a card, whose only link is followed wherever it is clicked (browser/cards.ts). */
export const CARD = 'data-card';
