/**
 * What a build tells Gatsby by its environment, if nobody has said otherwise, so that it does no work
 * that nothing comes of (docs/decisions/0022-build-speed.md).
 * @param cores as Gatsby counts them: on up to two it would start one worker and let it run all
 *   queries, while its own process, whose code is fast by then, waits
 * @param isTerminal whether someone watches: Gatsby draws its lines anew for each step, also in a file
 */
export const gatsbyEnvironment = (cores: number, isTerminal: boolean): Record<string, string> => ({
  ...(cores > 2 ? {} : { GATSBY_CPU_COUNT: '1' }),
  ...(isTerminal ? {} : { GATSBY_LOGGER: 'yurnalist' }),
});
