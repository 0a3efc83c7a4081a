import { EDITOR, editorDocument, editorFiles } from '../editor';
import { pathPrefix } from '../model/site-url';
import { siteContent } from '../read';
import { forEachOf, type Bundle } from './bundle';

/** Writes the form for articles if `site.json` names a repository. */
export async function writeEditor(bundle: Bundle): Promise<void> {
  const { value: site } = await siteContent().reader.dataFile('site');
  if (!site?.editor) return;
  await bundle.writeDocument(EDITOR, editorDocument(pathPrefix(), 'https://api.github.com'));
  const files = await editorFiles(site.editor);
  await forEachOf(files, ([name, content]) => bundle.write(name, content));
}
