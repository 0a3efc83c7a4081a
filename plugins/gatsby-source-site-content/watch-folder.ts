import { watch } from 'node:fs';

/** Changes less than this many milliseconds apart count as one. */
const DEBOUNCE_MS = 50;

/**
 * Calls back after changes in a folder. Errors are passed to `onError` instead of ending the process: a
 * checkout may remove the folder for a moment.
 * @param persistent whether watching keeps the process running
 */
export function watchFolder(
  folder: string,
  callBack: () => Promise<void>,
  onError: (error: Error) => void,
  persistent = false,
): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true, persistent }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void callBack().catch(onError), DEBOUNCE_MS);
  })
    .on('error', onError)
    .on('close', () => clearTimeout(timer));
}
