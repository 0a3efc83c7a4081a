import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { licenses } from '../licenses';
import { editorConfig, type Repository } from './config';

/** The path of the form, and of the folder of its files. */
export const EDITOR = '/admin';

/** Fonts and other files that Sveltia CMS loads. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/**
 * The document of the form.
 * @param prefix the folder of the site on its host
 * @param api the origin of the git host's API; none for a form that writes local files
 */
export function editorDocument(prefix: string, api = ''): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia CMS inserts style elements.
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data: ${api}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Articles</title>
<script type="module" src="${prefix}${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`;
}

/** The files of the form and their licenses, by their paths in the bundle. */
export async function editorFiles(repository: Repository): Promise<Map<string, Uint8Array>> {
  const config = JSON.stringify(editorConfig(repository));
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { init } from '@sveltia/cms';\ninit({ config: ${config} });`,
      resolveDir: path.resolve('.'),
    },
    outdir: path.resolve('.'),
    entryNames: 'editor',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    // Syntax highlighting, maps and smaller drawings, which the form doesn't offer.
    external: ['@shikijs/langs/*', 'leaflet/*', 'terra-draw*', 'svgo/*'],
    metafile: true,
    write: false,
  });
  const assets = readdirSync(ASSETS).filter((name) => !name.endsWith('.map'));
  const files: [name: string, content: Uint8Array][] = [
    ...outputFiles.map((file): [string, Uint8Array] => [path.basename(file.path), file.contents]),
    ...assets.map((name): [string, Uint8Array] => [
      `assets/${name}`,
      readFileSync(path.join(ASSETS, name)),
    ]),
    ['licenses.txt', Buffer.from(licenses(Object.keys(metafile.inputs)))],
  ];
  return new Map(files.map(([name, content]) => [`${EDITOR.slice(1)}/${name}`, content]));
}
