/** @jest-environment node */
import { CONFIG_TIMEOUT, gatsbyWebpackConfig } from '../../tests/unit/gatsby-webpack-config';
import { removeMachineVariables } from './environment-definitions';

jest.setTimeout(CONFIG_TIMEOUT);

const MACHINE = ['CI_RUN_NUMBER', 'SECRET', 'GATSBY_CPU_COUNT', 'GATSBY_LOGGER'];

describe('removeMachineVariables', () => {
  const VARIABLES = Object.fromEntries([...MACHINE, 'GATSBY_API'].map((name) => [name, '7']));

  /** The names of the constants that the configuration defines. */
  const namesIn = (config: { plugins: { definitions?: object }[] }) =>
    config.plugins.flatMap(({ definitions = {} }) => Object.keys(definitions));

  test('removes variables that Gatsby copies from the machine', () => {
    const config = gatsbyWebpackConfig('build-html', VARIABLES);
    const names = MACHINE.map((name) => `process.env.${name}`);
    expect(namesIn(config)).toEqual(expect.arrayContaining(names));
    removeMachineVariables(config, VARIABLES);
    expect(namesIn(config).filter((name) => names.includes(name))).toEqual([]);
  });

  test('keeps the constants that compiled code may read', () => {
    const config = gatsbyWebpackConfig('build-html', VARIABLES);
    removeMachineVariables(config, VARIABLES);
    expect(namesIn(config)).toEqual(
      expect.arrayContaining([
        'process.env',
        'process.env.NODE_ENV',
        'process.env.BUILD_STAGE',
        'process.env.GATSBY_API',
        '__PATH_PREFIX__',
      ]),
    );
  });

  test('throws when no plugin defines the environment', () => {
    expect(() => removeMachineVariables({ plugins: [{}] })).toThrow(
      'a DefinePlugin that defines process.env.NODE_ENV',
    );
  });
});
