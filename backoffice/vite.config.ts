import { cascadeLayers } from '@casamaestra/ui/cascade-layers.ts';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  base: '/gestione/',
  plugins: [cascadeLayers()],
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:5]' : '[name]_[local]' } },
  build: {
    // The policy of the back office allows no data written into a page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
}));
