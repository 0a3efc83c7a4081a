import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import compressor from 'astro-compressor';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://example.com',
  trailingSlash: 'always',
  integrations: [sitemap(), compressor({ gzip: true, brotli: true, zstd: false })],
  vite: { plugins: [tailwindcss()] },
});
