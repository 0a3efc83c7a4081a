import { readFileSync } from 'node:fs';

/** The settings that are needed before the content is read, or while it has mistakes. */
type SiteFile = { name: string; siteUrl: string; language: string; locale: string };

// Gatsby accepts no empty ones.
const DEFAULTS: SiteFile = {
  name: 'Unknown',
  siteUrl: 'https://unknown.invalid',
  language: 'en',
  locale: 'en-US',
};

let known: SiteFile | undefined;

/**
 * What `site.json` says, or defaults if it can't be read. It isn't imported: a mistake in it would keep modules that
 * import it from loading, and the check couldn't report it.
 */
export function siteFile(): SiteFile {
  known ??= { ...DEFAULTS, ...read() };
  return known;
}

function read(): Partial<SiteFile> {
  try {
    return JSON.parse(readFileSync('content/data/site.json', 'utf8'));
  } catch {
    return {};
  }
}
