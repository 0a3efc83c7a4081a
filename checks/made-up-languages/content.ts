import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { dataFiles } from '../../plugins/gatsby-source-site-content/schema/data-files';
import { post } from '../../plugins/gatsby-source-site-content/schema/post';
import { prosePage } from '../../plugins/gatsby-source-site-content/schema/prose-page';
import { listFiles } from '../../build/lib/list-files';
import { translateArticle } from './article';
import { translateData } from './data';
import type { PseudoLocale } from './locales';

const PHOTOGRAPH = /\.jpg$/;

/** Translates all content into a made-up language. Overwrites it, so `root` must be a copy of the project. */
export async function translateContent(root: string, { site, translate }: PseudoLocale) {
  for (const [name, schema] of Object.entries(dataFiles)) {
    const file = path.join(root, `content/data/${name}.json`);
    const translated = translateData(schema, JSON.parse(readFileSync(file, 'utf8')), translate);
    const facts = name === 'site' ? site : {};
    writeFileSync(file, JSON.stringify({ ...(translated as object), ...facts }, null, 2));
  }
  const texts = { 'content/blog': post, 'content/pages': prosePage };
  for (const [folder, schema] of Object.entries(texts)) {
    for (const name of readdirSync(path.join(root, folder)).filter((entry) =>
      entry.endsWith('.md'),
    )) {
      const file = path.join(root, folder, name);
      writeFileSync(file, translateArticle(readFileSync(file, 'utf8'), translate, schema));
    }
  }
}

/** Replaces every photograph by a plain area of its size: encoding photographs takes most of a build. */
export async function flattenPictures(root: string): Promise<void> {
  for (const name of listFiles(root, 'content').filter((file) => PHOTOGRAPH.test(file))) {
    const file = path.join(root, name);
    const { width, height } = await sharp(file).metadata();
    const background = { r: 185, g: 203, b: 178 };
    const flat = sharp({ create: { width, height, channels: 3, background } });
    writeFileSync(file, await flat.jpeg({ quality: 30 }).toBuffer());
  }
}
