/** @jest-environment node */
import { outputPaths } from './output-paths';

describe('outputPaths', () => {
  test('names documents after their routes and leaves out other files', () => {
    const files = ['index.html', 'blog/index.html', 'blog/soup/index.html', 'blog/soup.md'];
    expect([...outputPaths(files)]).toEqual([
      ['index.html', 'index.html'],
      ['blog.html', 'blog/index.html'],
      ['blog/soup.html', 'blog/soup/index.html'],
    ]);
  });

  test('leaves out the second copy of the 404 page', () => {
    expect([...outputPaths(['404.html', '404/index.html'])]).toEqual([['404.html', '404.html']]);
  });
});
