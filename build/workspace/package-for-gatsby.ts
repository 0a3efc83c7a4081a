type Dependencies = Record<string, string>;
type Package = { dependencies?: Dependencies; devDependencies?: Dependencies };

/**
 * The project's package.json for Gatsby, without other packages whose names contain "gatsby". In every
 * build, Gatsby would parse all their code for queries (docs/decisions/0022-build-speed.md). It parses
 * the `src` of plugins, where queries are, in any case. If it misses a query, the build fails.
 * @param text the project's package.json
 */
export function packageForGatsby(text: string): string {
  const project = JSON.parse(text) as Package;
  const withoutGatsby = (dependencies: Dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => name === 'gatsby' || !/gatsby/.test(name)),
    );
  return JSON.stringify({
    ...project,
    dependencies: withoutGatsby(project.dependencies),
    devDependencies: withoutGatsby(project.devDependencies),
  });
}
