/** The environment variable that is `true` in a build whose content was checked before Gatsby started. */
export const CONTENT_IS_CHECKED = 'CONTENT_IS_CHECKED';
