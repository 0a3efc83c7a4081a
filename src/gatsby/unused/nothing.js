// Stands for a part of Gatsby that this site doesn't use (src/gatsby/unused/index.ts).
export const nothing = null;
