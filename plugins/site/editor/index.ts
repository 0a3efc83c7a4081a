import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { licenses } from '../esbuild/licenses';
import { DATA_NAMES, dataFiles } from '../model/data-files';
import { editorConfig, type Editor } from './config';
import { shapeOf } from './fields';
import type { FormOptions } from './form';

export { problemsOfSavedFile, problemsOfSaving, type Question } from './problems-of-saving';

/** The address on an author's computer at which the form asks the check. */
export const CHECK = '/check';

/** Fonts and other files that Sveltia CMS loads. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/** The document of the form. `api` is the only other origin that it reaches, if any. */
const documentOf = (prefix: string, api: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' blob: data:; connect-src 'self' blob: data:${api}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content</title>
<script type="module" src="${prefix}/admin/editor.js"></script>
</head>
<body></body>
</html>
`;

/**
 * Writes the form for authors at `/admin` into a folder, which it empties first.
 * @param prefix the folder of the site on its host
 * @param editor where the form saves; local files by default
 */
export async function writeEditor(folder: string, prefix = '', editor?: Editor): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const inFolder = (...names: string[]) => path.join(folder, 'admin', ...names);
  const options: FormOptions = {
    config: editorConfig(editor),
    shapes: Object.fromEntries(DATA_NAMES.map((name) => [name, shapeOf(dataFiles[name])])),
    check: editor ? undefined : CHECK,
  };
  const { metafile } = await build({
    stdin: {
      contents: `import { showForm } from './form';\nshowForm(${JSON.stringify(options)});`,
      resolveDir: path.resolve('plugins/site/editor'),
    },
    outdir: inFolder(),
    entryNames: 'editor',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    metafile: true,
    // Syntax highlighting, maps and SVG optimization, which the form doesn't offer.
    external: ['@shikijs/langs/*', 'leaflet/*', 'terra-draw*', 'svgo/*'],
  });
  cpSync(ASSETS, inFolder('assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  writeFileSync(inFolder('licenses.txt'), licenses(Object.keys(metafile.inputs)));
  const html = documentOf(prefix, editor ? ' https://api.github.com' : '');
  for (const file of ['index.html', '../admin.html']) writeFileSync(inFolder(file), html);
}
