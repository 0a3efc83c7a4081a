import { appUrl } from './site-url';

/**
 * An address in the app.
 * @param path a path on the app's host, such as `/signup`
 * @param parameters what the app is told in the query, in this order
 */
export function appAddress(path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return appUrl() + path + (query && `?${query}`);
}
