import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../../tools/project-folder.mjs';

/** The picture widths in this site's GraphQL fragments, which the peer gets as well. */
export function readWidths() {
  const at = (file, fragment) => breakpointsOf(`src/${file}.ts`, fragment);
  return {
    heroWide: at('sections/home/hero/fragment', 'HeroWide'),
    heroNarrow: at('sections/home/hero/fragment', 'HeroNarrow'),
    card: at('sections/home/trending/fragment', 'Trending'),
    list: at('components/picture-fragment', 'LargePicture'),
    post: at('sections/blog-post/fragment', 'Post'),
  };
}

function breakpointsOf(file, fragment) {
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  const start = text.indexOf(`fragment ${fragment} on`);
  const found = /breakpoints: \[([\d, ]+)\]/.exec(text.slice(start));
  if (start < 0 || !found) throw new Error(`${file} has no fragment ${fragment} with breakpoints.`);
  return found[1].split(',').map(Number);
}
