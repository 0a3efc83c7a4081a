import { setAvifOptions } from './avif-options';

export { createResolvers } from './picture-data';
export { onCreateBabelConfig, onCreateWebpackConfig } from './webpack';

// At once, so that Gatsby's workers, which run none of its hooks, have it as well.
setAvifOptions();
