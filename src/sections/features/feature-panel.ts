/** The path of the page that explains all features. */
export const FEATURES_PATH = '/features';

/**
 * The id of a feature's panel on the home page. On the page of all features, `data-panel` marks the
 * contents of that panel with it (build/postprocess/feature-panels.ts).
 */
export const panelIdOf = (featureId: string): string => `feature-${featureId}`;
