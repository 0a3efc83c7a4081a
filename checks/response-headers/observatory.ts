/**
 * The best score that headers alone can reach in Mozilla's HTTP Observatory, by its source code
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, 2026). The 5 points
 * for the HSTS preload list are not in it, because they need an entry for the domain. Rules that no
 * header decides count as met without a bonus: HTTPS, no cookies, same-origin scripts without SRI.
 */
export const BEST_SCORE = 130;

const BASE = 100;
/** Bonus points count only from this score on (MINIMUM_SCORE_FOR_EXTRA_CREDIT). */
const LEAST_FOR_BONUS = 90;
/** Six months, in seconds. */
const LEAST_HSTS = 15_768_000;

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

type Headers = Readonly<Record<string, string | undefined>>;
type Directives = Map<string, string[]>;

/**
 * Computes the points of each rule.
 * @param headers the headers of a document's response, with names in lower case
 * @returns the points that each rule adds or takes, and their sum
 */
export function observatoryScore(headers: Headers): {
  score: number;
  points: Record<string, number>;
} {
  const csp = parsePolicy(headers['content-security-policy'] ?? '');
  const points = {
    'content-security-policy': cspPoints(csp),
    'cross-origin-resource-sharing':
      headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'strict-transport-security': hstsPoints(headers['strict-transport-security']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(headers, csp),
    'cross-origin-resource-policy': corpPoints(headers['cross-origin-resource-policy']),
  };
  const all = Object.values(points);
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0);
  const withoutBonus = BASE + sum(all.filter((each) => each < 0));
  const bonus = withoutBonus >= LEAST_FOR_BONUS ? sum(all.filter((each) => each > 0)) : 0;
  return { score: Math.max(0, withoutBonus + bonus), points };
}

const parsePolicy = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...values]) => [name!, values]),
  );

function cspPoints(csp: Directives): number {
  if (csp.size === 0) return -25;
  const valuesOf = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const withoutOverridden = (values: string[]) =>
    values.some((value) => /^'(?:sha\d+|nonce)-/.test(value))
      ? values.filter((value) => value !== "'unsafe-inline'")
      : values;
  const has = (values: string[], bad: string[]) => values.some((value) => bad.includes(value));
  const script = withoutOverridden(valuesOf('script-src'));
  const style = withoutOverridden(valuesOf('style-src'));
  if (has(script, [...BROAD, ...INLINE]) || has(valuesOf('object-src'), BROAD)) return -20;
  const isPassive = (name: string) => ['img-src', 'media-src'].includes(name);
  const isInsecure = (value: string) => /^(?:http|ftp):/.test(value);
  const active = [...csp].filter(([name]) => !isPassive(name)).flatMap(([, values]) => values);
  if (active.some(isInsecure)) return -20;
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
  if ([...valuesOf('img-src'), ...valuesOf('media-src')].some(isInsecure)) return -10;
  if (has(style, [...BROAD, ...INLINE])) return 0;
  return csp.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function referrerPoints(policy: string | undefined): number {
  if (policy === undefined) return 0;
  return PRIVATE_REFERRERS.includes(policy) ? 5 : -5;
}

function hstsPoints(header: string | undefined): number {
  const [, age] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) < LEAST_HSTS ? -10 : 0;
}

function framePoints(headers: Headers, csp: Directives): number {
  const ancestors = csp.get('frame-ancestors');
  if (ancestors && !ancestors.some((value) => BROAD.includes(value))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function corpPoints(policy: string | undefined): number {
  if (policy === undefined || policy === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
}
