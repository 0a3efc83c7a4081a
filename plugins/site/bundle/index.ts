// What scripts and tests may use.
export { criticalStyles } from './styles/critical-styles';
export { hostFiles } from './hosts';
