declare module 'gatsby-transformer-remark/on-node-create' {
  export function onCreateNode(api: object, options: object): Promise<unknown>;
}
declare module 'gatsby/cache-dir/static-entry' {
  /** Gatsby's renderer of documents. */
  export default function staticPage(page: object): Promise<{ html: string }>;
}
