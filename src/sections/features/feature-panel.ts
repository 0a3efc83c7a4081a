/** The path of the page that explains all features. */
export const FEATURES_PATH = '/features';

/**
 * The id of a feature's panel on the home page. On `/features`, the element with the same `data-panel`
 * has the contents of that panel (build/postprocess/feature-panels.ts).
 */
export const panelIdOf = (featureId: string): string => `feature-${featureId}`;
