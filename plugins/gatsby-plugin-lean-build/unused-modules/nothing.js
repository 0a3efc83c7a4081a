// Stands for a part of Gatsby that this site doesn't use (plugins/gatsby-plugin-lean-build/unused-modules/index.ts).
export const nothing = null;
