/** Set to `true` in the environment of a build whose content has been checked before it began. */
export const CHECKED = 'CONTENT_IS_CHECKED';
