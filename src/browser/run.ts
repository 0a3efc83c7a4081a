/** Runs the parts of an inline script. If one throws, the others still run. */
export function run(parts: readonly (() => void)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
