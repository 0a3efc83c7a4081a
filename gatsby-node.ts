// Gatsby's workers load this module, too, and encode the pictures.
import './gatsby/avif-options';

export { createPages } from './gatsby/create-pages';
export { onCreatePage } from './gatsby/on-create-page';
export { createSchemaCustomization } from './gatsby/create-schema-customization';
export { onCreateWebpackConfig } from './gatsby/on-create-webpack-config';
