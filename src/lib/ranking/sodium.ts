/** The id of sodium, of which less is better: it has a limit, and no target. */
export const SODIUM = 'sodium';
