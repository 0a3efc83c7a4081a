declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '@lucide/icons/icons/*' {
  const icon: import('./components/icons').IconData;
  export default icon;
}
