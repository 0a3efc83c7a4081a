declare module 'gatsby-transformer-remark/on-node-create' {
  export function onCreateNode(api: object, options: object): Promise<unknown>;
}
