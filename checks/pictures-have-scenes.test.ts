/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Picture {
  scene: string;
  file: string;
  width: number;
  height: number;
}

const project = join(__dirname, '..');
const registry = readFileSync(join(project, 'art', 'pictures.json'), 'utf8');
const pictures = JSON.parse(registry) as Picture[];

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll('\\', '/'));
}

test('every committed picture is one that art/render draws', () => {
  const committed = ['content/images', 'content/blog/images'].flatMap((folder) =>
    filesIn(folder, '.jpg').map((name) => `${folder}/${name}`),
  );

  expect(new Set(pictures.map(({ file }) => file))).toEqual(new Set(committed));
});

test('every scene belongs to a picture, and every picture to a scene', () => {
  const scenes = filesIn('art/scenes', '.py').map((name) =>
    name.replace('.py', '').replaceAll('_', '-'),
  );

  expect(new Set(pictures.map(({ scene }) => scene))).toEqual(new Set(scenes));
});

test.each(pictures)('$file has the size it is rendered at', async ({ file, width, height }) => {
  const path = join(project, file);

  expect(existsSync(path)).toBe(true);
  expect(await sharp(path).metadata()).toMatchObject({ width, height });
});
