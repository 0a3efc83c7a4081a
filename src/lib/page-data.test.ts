import { fetchPageData } from './page-data';

const answer = (status: number, body: unknown) => {
  const fetchFile = jest.fn(() =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) }),
  );
  Object.defineProperty(window, 'fetch', { configurable: true, value: fetchFile });
  return fetchFile;
};
afterEach(() => Reflect.deleteProperty(window, 'fetch'));

describe('fetchPageData', () => {
  test('returns the data of a page', async () => {
    const fetchFile = answer(200, { path: '/try', result: { data: { foods: 1 } } });
    await expect(fetchPageData('/try')).resolves.toEqual({ foods: 1 });
    expect(fetchFile).toHaveBeenCalledWith('/page-data/try/page-data.json');
  });

  test.each([
    ['is missing', 404, null, '/page-data/try/page-data.json was answered with 404.'],
    ['has no data', 200, {}, '/page-data/try/page-data.json has no "result.data".'],
  ])('names a file that %s', async (_what, status, body, message) => {
    answer(status, body);
    await expect(fetchPageData('/try')).rejects.toThrow(message);
  });
});
