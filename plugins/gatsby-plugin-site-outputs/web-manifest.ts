import site from '../../content/data/site.json';
import { THEME_COLORS } from '../../src/theme/constants';

/** Writes the web manifest (W3C Web App Manifest). */
export function webManifest(): string {
  const { name, description, language: lang, direction: dir } = site;
  const colors = { background_color: THEME_COLORS.light, theme_color: THEME_COLORS.light };
  const icons = [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  const page = { start_url: '/', display: 'browser' };
  const manifest = { name, short_name: name, description, lang, dir, ...page, ...colors, icons };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
