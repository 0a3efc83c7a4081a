/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { onPostBootstrap } from './web-manifest';
import { writeIfChanged } from './write-if-changed';

jest.mock('./write-if-changed', () => ({ writeIfChanged: jest.fn() }));

/** Runs `onPostBootstrap`. Returns the path that it writes to and the parsed manifest. */
async function writeManifest() {
  await onPostBootstrap({}, { manifestColor: '#ffffff' });
  const [file, text] = jest.mocked(writeIfChanged).mock.lastCall!;
  return { file, manifest: JSON.parse(text) };
}

describe('onPostBootstrap', () => {
  test('writes the manifest to the address that every document links to', async () => {
    const href = /rel="manifest" href="([^"]+)"/.exec(
      readFileSync('gatsby/on-render-body.tsx', 'utf8'),
    )?.[1];
    expect((await writeManifest()).file).toBe(`public${String(href)}`);
  });

  test('names only icons that exist', async () => {
    const { icons } = (await writeManifest()).manifest;
    const missing = icons.filter(({ src }: { src: string }) => !existsSync(`static${src}`));
    expect(icons).not.toHaveLength(0);
    expect(missing).toEqual([]);
  });

  test('uses the color of the plugin’s option', async () => {
    const { manifest } = await writeManifest();
    expect(manifest).toMatchObject({ background_color: '#ffffff', theme_color: '#ffffff' });
  });
});
