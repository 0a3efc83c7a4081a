/** What webpack's configuration has, as far as it is needed here. */
type Config = { plugins?: { definitions?: Record<string, unknown> }[] };

/** Gatsby's own, and the public `GATSBY_` variables but those that tell it of the machine. */
const KNOWN =
  /^process\.env\.(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_(?!CPU_COUNT$|LOGGER$).+)$/;

/**
 * Takes from a configuration what it would tell the compiled code of the environment, but what that
 * may ask for. Gatsby writes all variables into the renderer's, so a number that differs from build to
 * build, as a CI's run has one, made webpack compile the renderer anew.
 */
export function keepKnownEnvironment({ plugins = [] }: Config): void {
  for (const { definitions = {} } of plugins) {
    for (const name of Object.keys(definitions)) {
      if (name.startsWith('process.env.') && !KNOWN.test(name)) delete definitions[name];
    }
  }
}
