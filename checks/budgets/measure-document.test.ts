/** @jest-environment node */
import { measureDocument } from './measure-document';

const PAGE = `<!doctype html><html><head>
<link rel="preload" as="image" href="/a.avif">
<link rel="stylesheet" href="/a.css"><style>body { color: green }</style>
<script type="application/ld+json">{"name":"${'not code '.repeat(40)}"}</script>
<script>document.documentElement.className = 'dark'</script>
<script src="/app.js"></script></head><body><svg><path d="M0 0h24v24"/></svg>Text</body></html>`;

const SIZES: Record<string, number> = {
  '/': 600,
  '/a-first-1.woff2': 10_000,
  '/a.css': 500,
  '/app.js': 20_000,
  '/page.js': 3000,
};

const measurements = measureDocument({
  address: '/',
  html: PAGE,
  sizeOf: (address) => SIZES[address],
  scripts: ['/app.js', '/page.js'],
  fonts: ['/a-first-1.woff2'],
});

const partsOf = (kind: string) => measurements.find((one) => one.kind === kind)!.parts;
const sumOf = (kind: string) => partsOf(kind).reduce((sum, { bytes }) => sum + bytes, 0);

test('divides the bytes that a host sends among the document’s parts', () => {
  expect(sumOf('html')).toBe(600);
  expect(partsOf('html').map(({ name }) => name)).toContain('icons');
});

test('counts the fonts that every page fetches', () => {
  expect(partsOf('fonts')).toEqual([{ name: '/a-first-1.woff2', bytes: 10_000 }]);
});

test('counts inline and linked styles', () => {
  expect(partsOf('css')[1]).toEqual({ name: '/a.css', bytes: 500 });
  expect(partsOf('css')[0]!.bytes).toBeGreaterThan(0);
});

test('counts no data as inline script', () => {
  expect(sumOf('inline script')).toBeGreaterThan(20);
  expect(sumOf('inline script')).toBeLessThan(80);
});

test('counts all scripts that the page has once it is hydrated', () => {
  expect(sumOf('script')).toBe(23_000);
});

test('throws when the bundle lacks a file', () => {
  const lost = { address: '/', html: PAGE, sizeOf: () => undefined, scripts: [], fonts: [] };
  expect(() => measureDocument(lost)).toThrow(/a\.css/);
});
