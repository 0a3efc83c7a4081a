/** @jest-environment node */
import { isOfFramework, shapeScriptFiles, TERSER_OPTIONS } from './script-files';

test.each([
  '/site/node_modules/react-dom/client.js',
  '/site/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
  'C:\\site\\node_modules\\scheduler\\index.js',
  '/site/.cache/production-app.js',
  '/site/.cache/head/head-export-handler-for-browser.js',
])('%s changes with a package only', (file) => {
  expect(isOfFramework(file)).toBe(true);
});

test.each([
  '/site/node_modules/lucide-react/dist/esm/icons/check.js',
  '/site/node_modules/gatsby-plugin-image/dist/index.js',
  '/site/.cache/api-runner-browser-plugins.js',
  '/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js',
  '/site/src/components/link.tsx',
  null,
])('%s does not', (file) => {
  expect(isOfFramework(file)).toBe(false);
});

/** A plugin as webpack's configuration knows it: by the name of its class. */
const plugin = (name: string) => ({ constructor: { name } });

test('of the plugins that minify, the one for scripts is made anew', () => {
  const styles = plugin('CssMinimizerPlugin');
  const framework: { test?(module: object): boolean } = {};
  const optimization = {
    minimizer: [plugin('TerserPlugin'), styles],
    splitChunks: { cacheGroups: { framework } },
  };
  shapeScriptFiles({ optimization }, ({ terserOptions }) => terserOptions);
  expect(optimization.minimizer).toEqual([TERSER_OPTIONS, styles]);
  expect(framework.test?.({ nameForCondition: () => '/node_modules/react/index.js' })).toBe(true);
  expect(framework.test?.({})).toBe(false);
});
