// Prints webpack's configuration of a stage, serialized (gatsby-webpack-config.ts).
const { serialize } = require('node:v8');
const { store } = require('gatsby/dist/redux');
const createConfig = require('gatsby/dist/utils/webpack.config.js');

const MAX_DEPTH = 8;

/** A copy that can be serialized: without functions, and with the name of each object's class. */
function copy(value, depth = 0) {
  if (typeof value === 'function' || depth > MAX_DEPTH) return undefined;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  if (Array.isArray(value)) return value.map((each) => copy(each, depth + 1));
  const entries = Object.entries(value).map(([key, each]) => [key, copy(each, depth + 1)]);
  const name = value.constructor?.name;
  return {
    ...(name === 'Object' ? {} : { constructor: { name } }),
    ...Object.fromEntries(entries),
  };
}

async function main() {
  const directory = process.cwd();
  const program = { directory, browserslist: ['chrome >= 123'], prefixPaths: false };
  store.dispatch({ type: 'SET_PROGRAM', payload: program });
  const config = await createConfig(program, directory, process.argv[2], null, {});
  const { module, optimization, plugins } = config;
  const text = serialize(copy({ module, optimization, plugins })).toString('base64');
  process.stdout.write(`config:${text}`, () => process.exit());
}

void main();
