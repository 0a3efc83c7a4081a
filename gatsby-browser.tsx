import './src/styles/main.css';

// For `gatsby develop` alone: the documents of a build load none of Gatsby's scripts.
export { wrapPageElement } from './gatsby/wrap-page-element';
