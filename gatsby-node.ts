export { createPages } from './gatsby/create-pages';
export { createSchemaCustomization } from './gatsby/create-schema-customization';
