import { watch } from 'node:fs';

/** Changes within this many milliseconds are one. */
const DEBOUNCE = 200;

/**
 * Calls back after changes in a folder. Errors are passed to `onError` instead of ending the process: a
 * checkout may remove the folder for a moment.
 * @param persistent whether the process goes on as long as the folder is watched
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
    timer = setTimeout(() => void callBack().catch(onError), DEBOUNCE);
  }).on('error', onError);
}
