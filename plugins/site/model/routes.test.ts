import { readdirSync } from 'node:fs';
import { ROUTES } from './routes';

test('ROUTES lists every file of src/pages, and the blog, which is a template', () => {
  const files = readdirSync('src/pages').map((file) => file.replace('.tsx', ''));
  const paths = files
    .filter((file) => file !== '404')
    .map((file) => (file === 'index' ? '/' : `/${file}`));
  expect(Object.keys(ROUTES).toSorted()).toEqual(['/blog', ...paths].toSorted());
});
