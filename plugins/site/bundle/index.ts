// The public interface of the bundle.
export { hostFiles } from './hosts';
export { writeBundle } from './write-bundle';
export { criticalStyles } from './critical-styles';
