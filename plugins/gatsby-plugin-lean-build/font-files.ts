type Loader = { loader?: string; options?: { limit?: number } };
type Rule = { test?: unknown; use?: unknown };
type Config = { module?: { rules?: readonly unknown[] } };

const isForFonts = ({ test }: Rule) => test instanceof RegExp && test.test('font.woff2');

/**
 * Lets every font stay a file. Gatsby writes small ones into the styles, and so into every page,
 * where a browser can't leave away those whose characters the page doesn't have.
 */
export function keepFontsAsFiles(config: Config): void {
  for (const rule of (config.module?.rules ?? []) as Rule[]) {
    const loaders = isForFonts(rule) && Array.isArray(rule.use) ? (rule.use as Loader[]) : [];
    for (const { loader, options } of loaders) {
      if (options && loader?.includes('url-loader')) options.limit = 1;
    }
  }
}
