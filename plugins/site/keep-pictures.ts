import { existsSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Operation = { outputPath: string; args: object };
type Job = { outputDir: string; args: { operations: Operation[]; isLazy?: boolean } };
type Worker = { IMAGE_PROCESSING?: (job: Job) => Promise<void> };

/**
 * Lets gatsby-plugin-sharp skip pictures that exist. It would encode all of them again when Gatsby drops its cache, as
 * after every change of code. Their names have hashes of the photograph and of its options.
 */
export function keepPictures(): void {
  const load = createRequire(path.resolve('package.json'));
  const worker: Worker = load('gatsby-plugin-sharp/gatsby-worker');
  const make = worker.IMAGE_PROCESSING;
  if (!make)
    throw new Error(
      'plugins/site/keep-pictures.ts did not find the worker of gatsby-plugin-sharp.',
    );
  worker.IMAGE_PROCESSING = async (job) => {
    // `gatsby develop` makes such pictures when a page asks for them.
    if (job.args.isLazy) return make(job);
    const fileOf = (name: string) => path.join(job.outputDir, name);
    const missing = job.args.operations.filter(({ outputPath }) => !existsSync(fileOf(outputPath)));
    if (missing.length === 0) return;
    // A killed process leaves no incomplete picture.
    const operations = missing.map((operation) => ({
      ...operation,
      outputPath: partialOf(operation.outputPath),
    }));
    await make({ ...job, args: { ...job.args, operations } });
    for (const { outputPath } of missing)
      renameSync(fileOf(partialOf(outputPath)), fileOf(outputPath));
  };
}

const partialOf = (name: string) => `${name}.partial`;
