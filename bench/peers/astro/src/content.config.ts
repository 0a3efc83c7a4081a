import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { glob } from 'astro/loaders';
export const collections = {
  posts: defineCollection({
    loader: glob({ pattern: '*.md', base: './src/content/posts' }),
    schema: ({ image }) =>
      z.object({
        title: z.string(),
        excerpt: z.string(),
        category: z.string(),
        author: z.string(),
        date: z.coerce.date(),
        readTime: z.number(),
        image: image(),
      }),
  }),
};
