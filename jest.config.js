// Dates must not depend on the time zone, so the tests run far from UTC.
process.env.TZ = 'Pacific/Honolulu';

const ES_MODULES = [
  '@lucide',
  '@ungap',
  'bail',
  'beasties',
  'ccount',
  'character-entities',
  'comma-separated',
  'css-what',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  'github-slugger',
  'hast-util-',
  'hastscript',
  'html-void',
  'is-plain-obj',
  'longest-streak',
  'lowlight',
  'markdown-table',
  'mdast-util-',
  'micromark',
  'parse5',
  'property-information',
  'rehype-',
  'remark-',
  'space-separated',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist-util-',
  'vfile',
  'web-namespaces',
  'zwitch',
];

/** Unit tests are beside the code they test. Playwright runs the browser tests (playwright.config.ts). */
module.exports = {
  roots: ['<rootDir>/src', '<rootDir>/gatsby', '<rootDir>/plugins', '<rootDir>/scripts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  // By default Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // A busy machine needs longer than Jest's five seconds to start processes and servers.
  testTimeout: 30_000,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  transform: {
    '\\.m?[jt]sx?$': [
      'babel-jest',
      {
        presets: [
          ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
          '@babel/preset-typescript',
        ],
      },
    ],
  },
  // These packages are ES modules, which Jest can load only after Babel has compiled them.
  transformIgnorePatterns: [
    `/node_modules/(?!(?:[^/]+/node_modules/)?(?:${ES_MODULES.join('|')}))`,
  ],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/tests/unit/gatsby.ts',
  },
};
