// Dates must not depend on the time zone, so the tests run far from UTC.
process.env.TZ = 'Pacific/Honolulu';

/** Whether a package has only ES modules, which Jest can load only after they are compiled. */
function isEsModule(folder) {
  const { type, exports } = require(`./${folder}/package.json`);
  return type === 'module' && !JSON.stringify(exports ?? '').includes('"require"');
}
const ES_MODULES = Object.keys(require('./node_modules/.package-lock.json').packages).filter(
  isEsModule,
);

const shared = {
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts'],
  globals: { __PATH_PREFIX__: '' },
  transform: { '\\.m?[jt]sx?$': '<rootDir>/tests/unit/transform.js' },
  transformIgnorePatterns: [
    `<rootDir>/(?!(?:${ES_MODULES.join('|')})/(?!node_modules/))node_modules/.*(?<!\\.mjs)$`,
  ],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/tests/unit/gatsby.ts',
    // The code reads the tests' content, so that no test depends on what owners write.
    '^(?:\\.\\./)+content/(data/.+)$': '<rootDir>/tests/content/$1',
    '/site-file$': '<rootDir>/tests/unit/site-file.ts',
  },
};

/** Unit tests are beside the code they test. Playwright runs the browser tests (playwright.config.ts). */
module.exports = {
  // By default Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // A busy machine needs longer than Jest's five seconds to start processes and servers.
  testTimeout: 30_000,
  projects: [
    { ...shared, testMatch: ['**/*.test.ts'], testEnvironment: 'node' },
    // Tests that need a document end in .tsx, like components.
    {
      ...shared,
      testMatch: ['**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/unit/document.ts'],
    },
  ],
};
