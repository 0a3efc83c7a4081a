import site from '../content/data/site.json';

/** Stands in for `plugins/site/model/site-file.ts`: the tests' own settings. */
export const siteFile = () => site;
