import { setAvifOptions } from './gatsby/avif-options';

export { createPages } from './gatsby/create-pages';
export { createSchemaCustomization } from './gatsby/create-schema-customization';
export { onCreateWebpackConfig } from './gatsby/on-create-webpack-config';

// When the module is loaded, because Gatsby's workers load it and call few of its hooks.
setAvifOptions();
