/** @jest-environment node */
import { createHash } from 'node:crypto';
import { headerPolicy, metaPolicy } from './policy';

const SITE = 'https://www.farm.example';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const SOURCES = {
  scripts: [hashOf('go()')],
  styles: [hashOf('p{}')],
  pictureOrigins: ['https://pictures.example'],
};

const parsePolicy = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );

const header = parsePolicy(headerPolicy(SOURCES));

/** The values for a kind of fetch: its own directive, otherwise the default (CSP 3, section 6.8.3). */
const valuesFor = (kind: string): readonly string[] => {
  const fallbacks: Record<string, string[]> = {
    'script-src-elem': ['script-src'],
    'style-src-elem': ['style-src'],
    'worker-src': ['child-src', 'script-src'],
    'frame-src': ['child-src'],
  };
  const name = [kind, ...(fallbacks[kind] ?? []), 'default-src'].find((each) => header.has(each));
  return (name && header.get(name)) || [];
};

/** Whether the header lets a page of the site fetch an address (CSP 3, section 6.7.2). */
const allowsFetch = (kind: string, address: string): boolean =>
  valuesFor(kind).some((value) =>
    value === "'self'" ? new URL(address).origin === SITE : new URL(address).origin === value,
  );

/** Whether the header lets inline code run (CSP 3, section 6.7.3). */
const allowsInline = (kind: string, text: string): boolean =>
  valuesFor(kind).includes("'unsafe-inline'") || valuesFor(kind).includes(hashOf(text));

describe('headerPolicy', () => {
  test.each(['script-src-elem', 'style-src-elem', 'img-src', 'font-src', 'connect-src'])(
    'allows %s from the site and not from elsewhere',
    (kind) => {
      expect(allowsFetch(kind, `${SITE}/a`)).toBe(true);
      expect(allowsFetch(kind, 'https://evil.example/a')).toBe(false);
      expect(allowsFetch(kind, 'http://www.farm.example/a')).toBe(false);
    },
  );

  test('allows the manifest from the site', () => {
    expect(allowsFetch('manifest-src', `${SITE}/manifest.webmanifest`)).toBe(true);
  });

  test('forbids every kind of fetch that has no directive of its own', () => {
    expect(header.get('default-src')).toEqual(["'none'"]);
    expect(allowsFetch('some-new-kind-src', `${SITE}/a`)).toBe(false);
  });

  test.each(['frame-src', 'worker-src', 'object-src', 'media-src', 'base-uri', 'form-action'])(
    'forbids %s, even from the site',
    (kind) => expect(header.get(kind)).toEqual(["'none'"]),
  );

  test('forbids framing of the site', () => {
    expect(header.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('allows the inline scripts and styles of the build and no others', () => {
    expect(allowsInline('script-src-elem', 'go()')).toBe(true);
    expect(allowsInline('script-src-elem', 'evil()')).toBe(false);
    expect(allowsInline('style-src-elem', 'p{}')).toBe(true);
    expect(allowsInline('style-src-elem', 'q{}')).toBe(false);
  });

  test.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'unsafe-hashes'",
    '*',
    'data:',
    'blob:',
    'https:',
  ])('never allows %s', (value) => expect([...header.values()].flat()).not.toContain(value));

  test('allows pictures from the sites whose pictures articles show, and nothing else from there', () => {
    expect(allowsFetch('img-src', 'https://pictures.example/a.png')).toBe(true);
    expect(allowsFetch('script-src-elem', 'https://pictures.example/a.js')).toBe(false);
    expect(allowsFetch('connect-src', 'https://pictures.example/a.json')).toBe(false);
  });

  test('allows exactly two Trusted Types policies', () => {
    expect(header.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(header.get('trusted-types')).toEqual(['default', 'article']);
  });
});

describe('metaPolicy', () => {
  test('is the header’s policy without the directive that a <meta> may not set', () => {
    const meta = parsePolicy(metaPolicy(SOURCES));
    expect(meta.has('frame-ancestors')).toBe(false);
    expect(new Map([...meta, ['frame-ancestors', ["'none'"]]])).toEqual(header);
  });
});
