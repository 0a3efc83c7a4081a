/** @jest-environment node */
import { GATSBY_STYLESHEET, gatsbyDocument } from '../../tests/unit/gatsby-document';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { noCache } from '../lib/cache';
import { listFiles } from '../lib/list-files';
import { readDocuments } from './documents';
import { featurePanels } from './feature-panels';
import { openGatsbyOutput } from './gatsby-output';

const { at, write } = temporaryFolder();

function writePage(name: string, body: string) {
  write(`gatsby/${name}/index.html`, gatsbyDocument(body, { path: `/${name}` }));
  write(`gatsby/page-data/${name || 'index'}/page-data.json`, '{"componentChunkName":"page"}');
}

/** Makes the file of a site with a home page and another one. */
function make(name: string, body: string) {
  writePage('', '<h1>Home</h1>');
  writePage(name, body);
  const stylesheet = { address: GATSBY_STYLESHEET, text: '' };
  const output = openGatsbyOutput(at('gatsby'), listFiles(at('gatsby')), stylesheet);
  return featurePanels(output, readDocuments(output, noCache), noCache);
}

describe('featurePanels', () => {
  test('collects the contents of all panels, and their classes for the home page’s styles', () => {
    const made = make(
      'features',
      '<h2>Gaps</h2><div data-panel="feature-gaps"><div><p class="long">A</p></div></div>' +
        '<h2>Filters</h2><div data-panel="feature-filters">B</div>',
    );
    expect(made?.file.text).toBe(
      '<!doctype html>' +
        '<div data-panel="feature-gaps"><div><p class="long">A</p></div></div>' +
        '<div data-panel="feature-filters">B</div>',
    );
    expect(made?.inserted).toMatchObject({ component: 'page', names: { classes: ['long'] } });
    expect(made?.file.address).toMatch(/^\/static\/feature-panels-[0-9a-f]{20}\.txt$/);
  });

  test('makes no file for a site without the page of all features', () => {
    expect(make('pricing', '<div data-panel="feature-gaps">A</div>')).toBeUndefined();
  });

  test('throws if the page has no contents of panels', () => {
    expect(() => make('features', '<h2>Gaps</h2>')).toThrow(
      'features/index.html has no element with data-panel.',
    );
  });
});
