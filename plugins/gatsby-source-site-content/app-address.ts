import { appUrl } from './site-url';

/**
 * An address in the app.
 * @param path a path on the app's host, such as `/signup`
 * @param parameters of the query, in their order
 */
export function appAddress(path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return appUrl() + path + (query && `?${query}`);
}
