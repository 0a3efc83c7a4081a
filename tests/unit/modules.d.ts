declare module 'gatsby-transformer-remark/gatsby-node' {
  export function setFieldsOnGraphQLNodeType(api: object, options: object): Promise<object>;
}
