import { setAvifOptions } from './avif-options';

export { createResolvers } from './picture-data';
export { onCreateBabelConfig, onCreateWebpackConfig } from './webpack';

// Runs when the module is loaded, because Gatsby's workers load it and call none of its hooks.
setAvifOptions();
