/** The id of the menu of narrow screens, which browser/menu.ts runs. */
export const MENU_ID = 'site-menu';

/** The screens on which the menu is part of the header; the breakpoint `lg` of the styles. */
export const WIDE_SCREEN = '(min-width: 64rem)';
