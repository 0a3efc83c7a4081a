import type { CreateResolversArgs } from 'gatsby';
import { setAvifOptions } from './avif-options';
import { createPictureResolvers } from './picture-data';
import { deleteReadyWorkers, markWorkerReady, waitForWorkers } from './wait-for-workers';

export { onCreateBabelConfig, onCreateWebpackConfig } from './webpack';

export const onPreInit = (): void => deleteReadyWorkers();

export function createResolvers(args: CreateResolversArgs): void {
  createPictureResolvers(args);
  markWorkerReady();
}

export const onPreBuild = (): Promise<void> => waitForWorkers();

// Runs when the module is loaded, because Gatsby's workers load it and call few of its hooks.
setAvifOptions();
