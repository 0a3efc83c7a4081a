type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/**
 * The project's package.json as Gatsby gets it: without the packages named after Gatsby. It would parse
 * all their code for queries, in every build; a plugin's `src`, where queries are, it reads anyway.
 * @param text what the project's package.json says
 */
export function packageForGatsby(text: string): string {
  const project = JSON.parse(text) as Package;
  const withoutGatsbys = (packages: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(packages).filter(([name]) => name === 'gatsby' || !name.includes('gatsby')),
    );
  return JSON.stringify({
    ...project,
    dependencies: withoutGatsbys(project.dependencies),
    devDependencies: withoutGatsbys(project.devDependencies),
  });
}
