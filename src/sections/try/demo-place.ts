/** The path of the demo’s page. */
export const TRY_PATH = '/try';
