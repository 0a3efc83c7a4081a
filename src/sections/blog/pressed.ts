/** The look of what is chosen: a category, or a page of the list. */
export const PRESSED = 'border-ink bg-ink text-page forced-colors:bg-[Highlight]';
