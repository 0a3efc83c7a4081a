import './src/styles/main.css';

// Only `gatsby develop` runs this: the documents of a build load none of Gatsby's scripts.
export { wrapPageElement } from './src/components/site-layout/wrap-page-element';
