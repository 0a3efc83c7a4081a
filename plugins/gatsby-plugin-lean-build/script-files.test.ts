/** @jest-environment node */
import { existsSync } from 'node:fs';
import { CONFIG_TIMEOUT, gatsbyWebpackConfig } from '../../tests/unit/gatsby-webpack-config';
import {
  isFrameworkModule,
  minifyForSupportedBrowsers,
  moveRuntimeIntoFrameworkFile,
  TERSER_OPTIONS,
} from './script-files';

jest.setTimeout(CONFIG_TIMEOUT);

describe('isFrameworkModule', () => {
  test.each([
    '/site/node_modules/react-dom/client.js',
    '/site/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
    'C:\\site\\node_modules\\scheduler\\index.js',
    '/site/.cache/production-app.js',
    '/site/.cache/head/head-export-handler-for-browser.js',
  ])('accepts %s, which changes only with a package', (file) => {
    expect(isFrameworkModule(file)).toBe(true);
  });

  test.each([
    '/site/node_modules/lucide-react/dist/esm/icons/check.js',
    '/site/node_modules/gatsby-plugin-image/dist/index.js',
    '/site/.cache/api-runner-browser-plugins.js',
    '/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js',
    '/site/src/components/link.tsx',
    null,
  ])('rejects %s', (file) => {
    expect(isFrameworkModule(file)).toBe(false);
  });

  test('the installed Gatsby still generates files with these names', () => {
    const {
      VIRTUAL_MODULES_BASE_PATH,
    } = require('gatsby/dist/utils/gatsby-webpack-virtual-modules');
    expect(isFrameworkModule(`/site/.cache/${VIRTUAL_MODULES_BASE_PATH}/$virtual/a.js`)).toBe(
      false,
    );
    expect(existsSync('node_modules/gatsby/cache-dir/api-runner-browser-plugins.js')).toBe(true);
  });
});

describe('moveRuntimeIntoFrameworkFile', () => {
  test('changes the cache group of Gatsby’s configuration', () => {
    const config = gatsbyWebpackConfig('build-javascript');
    moveRuntimeIntoFrameworkFile(config);
    const { test: isOf } = config.optimization.splitChunks.cacheGroups.framework;
    expect(isOf({ nameForCondition: () => '/site/.cache/production-app.js' })).toBe(true);
    expect(isOf({})).toBe(false);
  });

  test('throws when there is no such cache group', () => {
    const optimization = { splitChunks: { cacheGroups: { runtime: {} } } };
    expect(() => moveRuntimeIntoFrameworkFile({ optimization })).toThrow(
      'the cache group `framework` in optimization.splitChunks',
    );
  });
});

describe('minifyForSupportedBrowsers', () => {
  test('replaces the plugin for scripts in Gatsby’s configuration, and keeps the one for styles', () => {
    const config = gatsbyWebpackConfig('build-javascript');
    const [, styles] = config.optimization.minimizer;
    minifyForSupportedBrowsers(config, ({ terserOptions }) => terserOptions);
    expect(config.optimization.minimizer).toEqual([TERSER_OPTIONS, styles]);
    expect(styles.constructor.name).toBe('CssMinimizerPlugin');
  });

  test('throws when there is no such plugin', () => {
    expect(() =>
      minifyForSupportedBrowsers({ optimization: { minimizer: [{}] } }, jest.fn()),
    ).toThrow('TerserPlugin in optimization.minimizer');
  });
});
