/** The policies there are: the header lets no script create another one (CSP, `trusted-types`). */
export const TRUSTED_TYPES = { default: 'default', article: 'article' } as const;
