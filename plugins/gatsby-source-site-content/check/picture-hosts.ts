import { MAX_PICTURE_HOSTS } from '../picture-hosts';
import type { MarkdownFile } from './markdown-files';
import type { Problem } from './problem';

/** Finds the pictures from hosts beyond the number that the Content Security Policy may name. */
export function findHostProblems(files: MarkdownFile[]): Problem[] {
  const hosts = new Set<string>();
  return files.flatMap(({ file, article }) =>
    article.images.flatMap(({ url, line }) => {
      const host = /^https:/i.test(url) && URL.canParse(url) ? new URL(url).host : undefined;
      if (host === undefined || hosts.has(host)) return [];
      hosts.add(host);
      if (hosts.size <= MAX_PICTURE_HOSTS) return [];
      const message = `expected pictures of at most ${MAX_PICTURE_HOSTS} other sites in all articles, found ${host} as number ${hosts.size}`;
      return [{ file, line, message }];
    }),
  );
}
