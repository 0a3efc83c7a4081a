import path from 'node:path';
import { getCollection } from 'astro:content';
import home from '../../content/home.json';
import { draw } from '../../share/draw.mjs';

export const getStaticPaths = async () =>
  (await getCollection('posts')).map((post) => ({ params: { slug: post.id }, props: { post } }));

/** The share picture of a post. */
export async function GET({ props: { post } }) {
  const { title, category, image } = post.data;
  // Astro names a built picture after its source: `/_astro/pool-01.Bx2f.jpg`.
  const [name] = path.basename(image.src).split('.');
  const file = path.join('src/content/images', `${name}.jpg`);
  return new Response(await draw({ name: home.site.name, category, title }, file));
}
