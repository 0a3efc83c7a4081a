import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://example.com',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss()],
    resolve: {
      alias: { gatsby: fileURLToPath(new URL('src/adapters/gatsby.tsx', import.meta.url)) },
    },
    // The site's code reads two addresses from the environment.
    define: { 'process.env.GATSBY_APP_URL': '""', 'process.env.GATSBY_SITE_URL': '""' },
  },
});
