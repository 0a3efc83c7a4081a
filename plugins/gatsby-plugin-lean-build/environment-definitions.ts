import { assertFound } from './assert-found';

/** The part of webpack's configuration that is used here. */
type Config = { plugins?: { definitions?: Record<string, unknown> }[] };

const PREFIX = 'process.env.';

/** Variables that compiled code may read: Gatsby's own, and public ones, which start with `GATSBY_`. */
const isReadable = (variable: string): boolean =>
  ['NODE_ENV', 'PUBLIC_DIR', 'BUILD_STAGE', 'CYPRESS_SUPPORT'].includes(variable) ||
  (variable.startsWith('GATSBY_') && !['GATSBY_CPU_COUNT', 'GATSBY_LOGGER'].includes(variable));

/**
 * Removes the machine's environment variables from the constants that webpack compiles in. Gatsby
 * adds all of them to the renderer, so a variable that differs in each build, such as a CI run's
 * number, makes webpack compile the renderer again.
 */
export function removeMachineVariables({ plugins = [] }: Config, environment = process.env): void {
  const constants = plugins.find((plugin) => plugin.definitions?.[`${PREFIX}NODE_ENV`]);
  assertFound(
    constants?.definitions,
    'a DefinePlugin that defines process.env.NODE_ENV',
    'plugins of webpack’s configuration (gatsby/dist/utils/webpack.config.js)',
  );
  for (const variable of Object.keys(environment)) {
    if (!isReadable(variable)) delete constants.definitions[`${PREFIX}${variable}`];
  }
}
