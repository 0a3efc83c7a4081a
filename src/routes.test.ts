/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { PAGES } from './routes';

test('an article may link to the list of articles and to each page of the site', () => {
  const files = readdirSync('src/pages').map((file) => file.replace('.tsx', ''));
  const paths = files
    .filter((file) => file !== '404')
    .map((file) => (file === 'index' ? '/' : `/${file}`));
  expect(new Set(PAGES)).toEqual(new Set(['/blog', ...paths]));
});
