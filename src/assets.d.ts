/** The site's subfolder on its host, such as `/evenplate`; empty at the root and in `gatsby develop`. */
// The name is Gatsby's.
// oxlint-disable-next-line no-underscore-dangle
declare const __PATH_PREFIX__: string;

declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '@lucide/icons/icons/*' {
  const icon: import('./components/icons').IconData;
  export default icon;
}
