// Dates have to come out the same in every time zone, so the tests run far from UTC.
process.env.TZ = 'Pacific/Honolulu';

const ES_MODULES = [
  '@actions',
  '@ungap',
  'ccount',
  'character-entities',
  'comma-separated',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  'github-slugger',
  'hast-util-',
  'hastscript',
  'html-void',
  'longest-streak',
  'lowlight',
  'markdown-table',
  'mdast-util-',
  'micromark',
  'parse5',
  'property-information',
  'space-separated',
  'stringify-entities',
  'trim-lines',
  'unist-util-',
  'vfile',
  'web-namespaces',
  'zwitch',
];

/** Unit tests stand beside the code they test; journeys in a browser are Playwright's (tests/journeys). */
module.exports = {
  roots: ['src', 'gatsby', 'plugins', 'build', 'checks', 'tools'].map(
    (room) => `<rootDir>/${room}`,
  ),
  // Jest would leave one core idle, which on two is half of them.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  transform: {
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        presets: [
          ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
          '@babel/preset-typescript',
        ],
        plugins: ['./plugins/gatsby-plugin-lean-build/icon-shapes.cjs'],
      },
    ],
  },
  // These packages are ES modules, which Jest reads only when they are compiled.
  transformIgnorePatterns: [
    `/node_modules/(?!(?:[^/]+/node_modules/)?(?:${ES_MODULES.join('|')}))`,
  ],
  moduleNameMapper: {
    // These packages have no entry for "require", by which Jest looks for them.
    '^@actions/(expressions|workflow-parser)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/expressions/(.*)$': '<rootDir>/node_modules/@actions/expressions/dist/$1.js',
    '^gatsby$': '<rootDir>/tests/unit/gatsby.tsx',
    '\\.woff2$': '<rootDir>/tests/unit/font.ts',
  },
  // The theme's script is a function's own text: counting its lines must not write into it.
  coverageProvider: 'v8',
};
