import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Posts are read as BlogPost. What authors write above them must not change the site's types. */
const MARKDOWN = /* GraphQL */ `
  type MarkdownRemark implements Node {
    frontmatter: MarkdownRemarkFrontmatter
  }
  type MarkdownRemarkFrontmatter @dontInfer {
    title: String
  }
`;

/** Fixes a type of gatsby-transformer-remark, which Gatsby lets only the site itself do. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(MARKDOWN);
}
