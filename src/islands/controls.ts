/** Controls that only React answers. Links, summaries and the menu's button work without it. */
export const CONTROLS = 'button:not([popovertarget]), input:is([type=radio], [type=checkbox])';
