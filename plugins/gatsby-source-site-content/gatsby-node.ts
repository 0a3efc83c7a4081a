import type { CreateNodeArgs } from 'gatsby';
import { onCreateNode as createBlogPostNode } from './blog-post-nodes';
import { createProsePageNode } from './prose-page-nodes';
import { replaceFrontMatterEngine } from './front-matter-engine';

export { sourceNodes } from './blog-post-nodes';
export { createResolvers, createSchemaCustomization } from './graphql';
export { onPreInit } from './on-pre-init';

/** Gatsby calls this before it reads any markdown. */
export const onPluginInit = replaceFrontMatterEngine;

/** Creates posts and pages of prose from markdown nodes. */
export function onCreateNode(args: CreateNodeArgs): void {
  createBlogPostNode(args);
  createProsePageNode(args);
}
