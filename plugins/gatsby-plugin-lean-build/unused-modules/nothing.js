// Replaces modules of Gatsby that this site doesn't use (aliases.ts).
export const nothing = null;
