/** Keeps results in memory for as long as the process lives. */
export class MemoryCache<Result> {
  readonly #results = new Map<string, Result>();

  /** The result for these inputs, or what `make` returns. A promise that fails isn't kept. */
  get = (inputs: unknown, make: () => Result): Result => {
    const key = JSON.stringify(inputs);
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const result = make();
    this.#results.set(key, result);
    if (result instanceof Promise) result.catch(() => this.#results.delete(key));
    return result;
  };
}
