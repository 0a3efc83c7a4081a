import site from '../content/data/site.json';

/** Stands for `plugins/site/model/site-file.ts`: the tests' own settings. */
export const siteFile = () => site;
