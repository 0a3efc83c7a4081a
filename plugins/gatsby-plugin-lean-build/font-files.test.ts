import { keepFontsAsFiles } from './font-files';

const rule = (test: RegExp, loader = '/node_modules/url-loader/dist/cjs.js') => ({
  test,
  use: [{ loader, options: { limit: 10_000 } }],
});

test('fonts of any size stay files', () => {
  const fonts = rule(/\.(eot|otf|ttf|woff(2)?)(\?.*)?$/);
  keepFontsAsFiles({ module: { rules: [fonts] } });
  expect(fonts.use[0]!.options.limit).toBe(1);
});

test('small pictures may stay in the styles', () => {
  const pictures = rule(/\.(png|jpg)$/);
  keepFontsAsFiles({ module: { rules: [{ oneOf: [] }, pictures] } });
  expect(pictures.use[0]!.options.limit).toBe(10_000);
});
