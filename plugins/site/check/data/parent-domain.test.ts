import { contentCopy } from '../../../../tests/unit/content-copy';

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

test.each(['https://localhost:8000', 'https://127.0.0.1', 'https://stew'])(
  'reports %s, which has no domain that could be shared',
  async (siteUrl) => {
    const problem = `content/data/site.json  siteUrl: expected the address of the site on its domain, such as https://www.soup.example, found "${siteUrl}"; for another address, set the variable GATSBY_SITE_URL`;
    expect(await checkSite({ siteUrl })).toEqual([problem]);
  },
);

test.each([
  { siteUrl: 'https://stew.example/menu', parentDomain: 'stew.example' },
  { siteUrl: 'https://www.kitchen.stew.example:8443', parentDomain: 'stew.example' },
])('accepts %j', async (changed) => {
  expect(await checkSite(changed)).toEqual([]);
});

test.each(['https://preview.stew.example', 'https://localhost:8000'])(
  'accepts a build for another host, such as a preview: %s',
  async (address) => {
    process.env.GATSBY_SITE_URL = address;
    expect(await checkSite({})).toEqual([]);
  },
);
