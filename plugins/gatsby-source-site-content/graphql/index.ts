import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { blogTypes } from './blog-post';
import { contentTypes, createContentResolvers } from './content';
import { fieldExtensions } from './field-extensions';
import { createPageLinkResolvers, pageLinkTypes } from './page-links';
import { createPageMetadataResolvers, pageMetadataTypes } from './page-metadata';
import { createPostFields } from './post-fields';
import { createRankingDataResolvers, rankingDataTypes } from './ranking-data';
import { createProsePageResolvers, prosePageTypes } from './prose-pages';

/** Resolves the fields at the top of a query (`content`, `post`, `page`, `prosePage` …). */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createPageMetadataResolvers(args);
  createPageLinkResolvers(args);
  createProsePageResolvers(args);
  createRankingDataResolvers(args);
}

/** Declares every content type, so that queries get non-null fields and the specification's defaults. */
export function createSchemaCustomization({ actions, cache }: CreateSchemaCustomizationArgs): void {
  for (const extension of [...fieldExtensions, ...createPostFields(cache)])
    actions.createFieldExtension(extension);
  actions.createTypes([
    ...contentTypes,
    blogTypes,
    prosePageTypes,
    pageMetadataTypes,
    pageLinkTypes,
    rankingDataTypes,
  ]);
}
