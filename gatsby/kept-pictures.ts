import { existsSync, linkSync, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashOf, PICTURE_CACHE } from '../plugins/site/build-cache';
import { AVIF_OPTIONS } from './avif-options';

type Operation = { outputPath: string; args: object };
type Job = {
  inputPaths: { path: string; contentDigest: string }[];
  outputDir: string;
  args: { isLazy?: boolean; operations: Operation[]; pluginOptions: object };
};
type Encode = (job: Job) => Promise<void>;

/**
 * Encodes the pictures of a job, but for those that are kept from an earlier build, by other code, too. A picture is kept
 * by what it is made of: the bytes of its original, its options, and the program.
 */
export const keepPictures =
  (encode: Encode, version: string): Encode =>
  async (job) => {
    const { inputPaths, outputDir, args } = job;
    if (args.isLazy) return encode(job);
    const pictures = args.operations.map((operation) => {
      const made = [operation.args, args.pluginOptions, AVIF_OPTIONS, version];
      const name = hashOf(inputPaths[0]!.contentDigest, JSON.stringify(made));
      const output = path.join(outputDir, operation.outputPath);
      return { operation, output, kept: path.join(PICTURE_CACHE, name) };
    });
    const missing = pictures.filter(({ kept, output }) => !link(kept, output));
    if (missing.length === 0) return undefined;
    const operations = missing.map(({ operation }) => operation);
    await encode({ ...job, args: { ...args, operations } });
    for (const { kept, output } of missing) link(output, kept);
    return undefined;
  };

/** Gives a file a second name, or copies it where that can't be. Returns whether there is such a file. */
function link(file: string, name: string): boolean {
  // What had this name may be a name of another kept picture.
  rmSync(name, { force: true });
  if (!existsSync(file)) return false;
  mkdirSync(path.dirname(name), { recursive: true });
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
  return true;
}

const fromPlugin = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby-plugin-sharp'),
);
const worker: { IMAGE_PROCESSING?: Encode } = fromPlugin('./gatsby-worker');
if (!worker.IMAGE_PROCESSING)
  throw new Error('gatsby/kept-pictures.ts did not find IMAGE_PROCESSING of gatsby-plugin-sharp.');
const { vips, sharp } = fromPlugin('sharp').versions;
worker.IMAGE_PROCESSING = keepPictures(worker.IMAGE_PROCESSING, `${sharp} ${vips}`);
