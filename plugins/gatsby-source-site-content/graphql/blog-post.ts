import { post } from '../schema/post';
import { fieldsOf } from './type-definitions';

/** A post as the site knows it: made from a markdown file, with the specification's defaults. */
export const blogTypes = /* GraphQL */ `
  type BlogPost implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    "The file's name as an address; the post lives at /blog/{slug}."
    slug: String!
    ${fieldsOf(post)}
    "The article's body as HTML."
    content: String! @articleBody
    "The article's body as markdown, with absolute addresses."
    markdown: String! @markdownBody
    "Its headings of the second and third level."
    headings: [ArticleHeading!]! @articleHeadings
    "Only published posts are part of a build."
    status: PostStatus!
  }

  type ArticleHeading {
    depth: Int!
    id: String!
    text: String!
  }

  enum PostStatus {
    published
    scheduled
    draft
  }
`;
