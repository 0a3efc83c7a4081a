import { parse } from 'node-html-parser';
import { moveLargeProps, propsOf } from './island-props';

/** A document with an island whose props are JSON of this many bytes. */
const documentWith = (bytes: number, title = '') => {
  const json = JSON.stringify({ label: 'é'.repeat((bytes - 12) / 2) });
  const html = `<html><head>${title}</head><body><react-island name="Tabs" files="/islands/try-1.js /islands/chunk-2.js" props-id="p1"></react-island><script type="application/json" id="p1">${json}</script></body></html>`;
  return { root: parse(html, { blockTextElements: { script: true } }), html, json };
};

test('props of four kilobytes become a file, which the island names', () => {
  const { root, json } = documentWith(4096);
  const [added, ...others] = moveLargeProps(root);
  expect(others).toEqual([]);
  expect(added?.text).toBe(json);
  expect(added?.file).toMatch(/^static\/props-[\da-f]{8}\.json$/);
  expect(root.toString()).toBe(
    `<html><head></head><body><react-island name="Tabs" files="/islands/try-1.js /islands/chunk-2.js" props-file="/${added?.file}"></react-island></body></html>`,
  );
});

test('smaller props stay in the document', () => {
  const { root, html } = documentWith(4094);
  expect(moveLargeProps(root)).toEqual([]);
  expect(root.toString()).toBe(html);
});

test('documents with equal props share a file', () => {
  const files = [documentWith(5000), documentWith(5000, '<title>Tabs</title>')].map(({ root }) =>
    moveLargeProps(root).map(({ file }) => file),
  );
  expect(files[0]).toEqual(files[1]);
  expect(moveLargeProps(documentWith(5002).root)).not.toEqual(files[0]);
});

test('the texts of props are found at any depth', () => {
  const props = '{"a":["one",{"b":"two"}],"c":3,"d":null}';
  const root = parse(`<script type="application/json">${props}</script>`, {
    blockTextElements: { script: true },
  });
  expect(propsOf(root)).toEqual(['one', 'two']);
});
