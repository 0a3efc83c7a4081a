/** Whether a front matter field has no value: it is absent, null or blank. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
