import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Disables type inference for markdown nodes, so that front matter can't change the schema. Pages query BlogPost. */
const MARKDOWN = /* GraphQL */ `
  type MarkdownRemark implements Node {
    frontmatter: MarkdownRemarkFrontmatter
  }
  type MarkdownRemarkFrontmatter @dontInfer {
    title: String
  }
`;

/** Overrides a type of gatsby-transformer-remark, which Gatsby allows in the site but not in a plugin. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(MARKDOWN);
}
