// Compiles tests, the code they import, and packages of ES modules for Jest. Babel takes 40 times as long.
const path = require('node:path');
const { transformSync } = require('esbuild');

module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: path.extname(file).slice(1).replace('mjs', 'js'),
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcefile: file,
      sourcemap: true,
    });
    return { code, map };
  },
};
