/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import site from '../../content/data/site.json';
import { linkedAt, metadataOf, ROUTES, type Route } from './routes';

const describePage = (route: Route) => {
  const data: object = JSON.parse(readFileSync(`content/data/${route.dataFile}.json`, 'utf8'));
  return metadataOf(route, data, site);
};

const pathsAt = (...args: Parameters<typeof linkedAt>) => linkedAt(...args).map(({ path }) => path);

describe('ROUTES', () => {
  test('lists every file of src/pages, and the blog, which is a template', () => {
    const files = readdirSync('src/pages').map((file) => file.replace('.tsx', ''));
    const paths = files
      .filter((file) => file !== '404')
      .map((file) => (file === 'index' ? '/' : `/${file}`));
    expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(['/blog', ...paths].toSorted());
  });

  test('gives each page its own position in a list of links', () => {
    const positions = ROUTES.flatMap(({ links }) => Object.entries(links).map(String));
    expect(new Set(positions).size).toBe(positions.length);
  });
});

describe('metadataOf', () => {
  const pages = ROUTES.map(describePage);

  test('shows the first slide in the share picture of the home page', () => {
    expect(pages[0]!.share.picturePath).toMatch(/^content\/data\/.*\.jpg$/);
  });
});

describe('linkedAt', () => {
  test('sorts the pages by their position at the place', () => {
    expect(pathsAt('header')).toEqual(['/creators', '/professionals', '/blog', '/pricing']);
    expect(pathsAt('footerProduct')).toEqual(['/pricing', '/professionals', '/creators']);
  });
});
