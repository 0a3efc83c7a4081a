import { post } from '../schema/post';
import { fieldsOf } from './type-definitions';

/** The GraphQL type of a post: made from a markdown file, with the specification's defaults. */
export const blogTypes = /* GraphQL */ `
  type BlogPost implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    "The end of the post's path, /blog/{slug}; made from the file's name."
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
