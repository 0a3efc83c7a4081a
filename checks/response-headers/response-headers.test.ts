/** @jest-environment node */
import { DOCUMENT_HEADERS, HEADERS, POLICY } from '../../build/hosting/headers';
import { headersFile } from '../../build/hosting/headers-file';
import { headerPolicy } from '../../build/hosting/policy';
import { BEST_SCORE, observatoryScore } from './observatory';
import { policyFindings } from './policy-findings';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const POLICY_OF_A_BUILD = headerPolicy({
  scripts: [HASH],
  styles: [HASH],
  pictureOrigins: ['https://pictures.example'],
});

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const DESCRIBED = lowerCase({ ...HEADERS, ...DOCUMENT_HEADERS, [POLICY]: POLICY_OF_A_BUILD });

/** The headers that Cloudflare and Netlify send with a page. */
const inHeadersFile = () =>
  lowerCase(
    Object.fromEntries(
      headersFile(POLICY_OF_A_BUILD, ['/pricing'], [])
        .split('\n\n')
        .join('\n')
        .split(/\n(?=\/)/)
        .filter((rule) => /^\/(?:\*|pricing)\n/.test(rule))
        .flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)])
        .map(([, name, value]) => [name!, value!]),
    ),
  );

describe('observatoryScore', () => {
  test('the headers of build/hosting reach the best score', () => {
    expect(observatoryScore(DESCRIBED).score).toBe(BEST_SCORE);
  });

  test('the headers of _headers reach the best score', () => {
    expect(observatoryScore(inHeadersFile()).score).toBe(BEST_SCORE);
  });

  test('no headers at all score 30', () => {
    expect(observatoryScore({}).score).toBe(30);
  });

  test.each([
    ['content-security-policy', undefined, -25],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 5],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'", -20],
    ['content-security-policy', `default-src 'none'; script-src 'unsafe-inline' ${HASH}`, 10],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'", 0],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'", -10],
    ['content-security-policy', "default-src 'none'; img-src http://a.example", -10],
    ['content-security-policy', "default-src 'none'; connect-src http://a.example", -20],
    ['referrer-policy', 'unsafe-url', -5],
    ['strict-transport-security', 'max-age=100', -10],
    ['strict-transport-security', undefined, -20],
    ['x-content-type-options', undefined, -5],
    ['cross-origin-resource-policy', 'cross-origin', 0],
  ])('%s: %s counts %i points', (name, value, points) => {
    expect(observatoryScore({ ...DESCRIBED, [name]: value }).points[name]).toBe(points);
  });

  test('a score below 90 gets no bonus points', () => {
    expect(observatoryScore({ ...DESCRIBED, 'strict-transport-security': undefined }).score).toBe(
      80,
    );
  });
});

describe('policyFindings', () => {
  test('finds nothing of high or medium severity in the site’s policy', () => {
    expect(policyFindings(POLICY_OF_A_BUILD)).toEqual([]);
  });

  test.each(["default-src 'none'; script-src 'unsafe-inline'", "script-src *; object-src 'none'"])(
    'finds something in %s',
    (policy) => expect(policyFindings(policy)).not.toEqual([]),
  );
});
