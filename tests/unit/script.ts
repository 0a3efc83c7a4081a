import { buildSync } from 'esbuild';

/** The text of a script that calls a function of `src/browser`, for a window of its own. */
export function scriptThatCalls(name: string, module: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${name} } from './${module}'; ${name}();`,
      resolveDir: 'src/browser',
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]!.text;
}
