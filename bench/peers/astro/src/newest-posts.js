import { getCollection } from 'astro:content';

/** A feed has as many articles as this site's. */
const FEED_LENGTH = 50;

/** The newest posts first. */
export const newestPosts = async () =>
  (await getCollection('posts'))
    .toSorted((one, other) => other.data.date - one.data.date)
    .slice(0, FEED_LENGTH);
