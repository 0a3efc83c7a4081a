import { parseArgs } from 'node:util';

const HIGHEST_PORT = 65535;

/** Reads the command line of `serve.mjs`; throws one plain sentence about what it cannot read. */
export function readOptions(commandLine) {
  const { values } = parseArgs({
    args: commandLine,
    options: {
      port: { type: 'string', default: '9000' },
      dir: { type: 'string', default: 'public' },
      bare: { type: 'boolean', default: false },
    },
  });

  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > HIGHEST_PORT) {
    throw new Error(`--port takes a number up to ${HIGHEST_PORT}, not "${values.port}".`);
  }
  return { port, directory: values.dir, bare: values.bare };
}
