import { mkdir, writeFile } from 'node:fs/promises';
import site from '../../content/data/site.json';
import { THEME } from '../../src/theme/constants';

/** What a phone needs to know when the site is put on its home screen (W3C Web App Manifest). */
const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: site.language,
  dir: site.direction,
  start_url: '/',
  display: 'browser',
  background_color: THEME.colors.light,
  theme_color: THEME.colors.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Writes the web manifest from the site's facts, for `develop` as well as for a build. */
export async function onPostBootstrap(): Promise<void> {
  await mkdir('public', { recursive: true });
  await writeFile('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
