import { readFileSync } from 'node:fs';

/** The browsers whose versions docs/browsers.md lists. */
export const BROWSERS = ['chrome', 'firefox', 'safari'] as const;

export type Browser = (typeof BROWSERS)[number];

/** The first version of each browser with a feature; a browser without it is missing. */
export type Versions = Partial<Record<Browser, number>>;

type Support = Partial<Record<Browser, string>>;
type Feature = {
  status?: { support: Support; by_compat_key?: Record<string, { support: Support }> };
};

// Read, not imported: TypeScript would infer a type of nearly five megabytes.
const data = JSON.parse(readFileSync(require.resolve('web-features/data.json'), 'utf8')) as {
  features: Record<string, Feature>;
};

/**
 * The first version of each browser with a feature of the web platform.
 * @param id its id in the web-features package
 */
export function versionsOf(id: string): Versions {
  const status = data.features[id]?.status;
  if (!status) throw new Error(`The package web-features knows no "${id}".`);
  return toVersions(status.support);
}

/**
 * The parts of features in MDN's data, by keys such as `css.properties.inset`: the id of the feature and
 * the versions of the part.
 */
export const parts = new Map(
  Object.entries(data.features).flatMap(([id, { status }]) =>
    Object.entries(status?.by_compat_key ?? {}).map(
      ([key, { support }]) => [key, { id, versions: toVersions(support) }] as const,
    ),
  ),
);

function toVersions(support: Support): Versions {
  const known = BROWSERS.filter((browser) => support[browser]);
  return Object.fromEntries(
    // "≤79" means version 79 or an earlier one.
    known.map((browser) => [browser, parseFloat(support[browser]!.replace('≤', ''))]),
  );
}
