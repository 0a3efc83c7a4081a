import { contentCopy } from '../../../tests/unit/content-copy';

const copy = contentCopy();

const checkSite = async (changed: object) => {
  await copy.edit('site', (data) => void Object.assign(data, changed));
  return copy.checkWithoutLines();
};

afterEach(() => {
  delete process.env.GATSBY_SITE_URL;
});

test('reports a domain that the site isn’t on, so that its cookie would be for another', async () => {
  expect(await checkSite({ siteUrl: 'https://www.stew.example' })).toEqual([
    'content/data/site.json  parentDomain: expected a domain that siteUrl is on, such as stew.example, found "soup.example"',
  ]);
  expect(
    await checkSite({ siteUrl: 'https://oxtailsoup.example', parentDomain: 'soup.example' }),
  ).toEqual([expect.stringContaining('such as oxtailsoup.example, found "soup.example"')]);
});

test.each([
  { siteUrl: 'https://stew.example/menu', parentDomain: 'stew.example' },
  { siteUrl: 'https://www.kitchen.stew.example:8443', parentDomain: 'stew.example' },
])('accepts %j', async (changed) => {
  expect(await checkSite(changed)).toEqual([]);
});

test('accepts a build for another host, such as a preview', async () => {
  process.env.GATSBY_SITE_URL = 'https://preview.stew.example';
  expect(await checkSite({})).toEqual([]);
});
