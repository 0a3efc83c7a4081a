import site from '../../content/data/site.json';
import { writeIfChanged } from './write-if-changed';

const FILE = 'public/site.webmanifest';

/** Writes the web manifest (W3C Web App Manifest) in `develop` and in a build. */
export async function onPostBootstrap(
  _args: unknown,
  { manifestColor }: { manifestColor?: unknown },
): Promise<void> {
  await writeIfChanged(FILE, `${JSON.stringify(webManifest(String(manifestColor)), null, 2)}\n`);
}

const webManifest = (color: string) => ({
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: site.language,
  dir: site.direction,
  start_url: '/',
  display: 'browser',
  background_color: color,
  theme_color: color,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
