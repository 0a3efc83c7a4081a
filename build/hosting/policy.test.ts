/** @jest-environment node */
import { headerPolicy, metaPolicy } from './policy';

const INLINE = {
  scripts: ["'sha256-a'", "'sha256-b'"],
  styles: ["'sha256-c'"],
  pictureOrigins: ['https://pictures.example'],
};

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1);

/** The directives that fall back to default-src (CSP 3, 6.1), but for the elements and attributes of two. */
const FETCHES = 'child connect font frame img manifest media object script style worker'.split(' ');
const FORBIDDEN = [
  'child-src',
  'frame-src',
  'media-src',
  'object-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
];

test('only a prefetch, as Firefox asks for one, is left to the default', () => {
  for (const name of FETCHES) expect(directive(headerPolicy(INLINE), `${name}-src`)).toBeDefined();
  expect(directive(headerPolicy(INLINE), 'default-src')).toBe("'self'");
});

test('everything is forbidden that isn’t named', () => {
  for (const name of FORBIDDEN) {
    expect(directive(headerPolicy(INLINE), name)).toBe("'none'");
  }
});

test('scripts and styles are those of the build, by their hashes', () => {
  expect(directive(headerPolicy(INLINE), 'script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(directive(headerPolicy(INLINE), 'style-src')).toBe("'self' 'sha256-c'");
  expect(headerPolicy(INLINE)).not.toContain('unsafe');
});

test('pictures may come from where articles show them from', () => {
  expect(directive(headerPolicy(INLINE), 'img-src')).toBe("'self' https://pictures.example");
});

test('strings become markup and code through our two policies only', () => {
  expect(directive(headerPolicy(INLINE), 'require-trusted-types-for')).toBe("'script'");
  expect(directive(headerPolicy(INLINE), 'trusted-types')).toBe('default article');
});

test('a <meta> says the same but for what it may not say', () => {
  expect(metaPolicy(INLINE)).toBe(headerPolicy(INLINE).replace(" frame-ancestors 'none';", ''));
});
