import site from '../../content/data/site.json';

/** What counts visits, as `site.json` says. */
export type Analytics = {
  script: string;
  endpoint: string;
  attributes?: { name: string; value: string }[];
};

/** Undefined unless `site.json` has the setting. */
export const analytics = (site as { analytics?: Analytics }).analytics;
