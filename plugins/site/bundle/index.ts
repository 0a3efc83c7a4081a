// What scripts and tests may use.
export { criticalStyles } from './critical-styles';
export { hostFiles } from './hosts';
