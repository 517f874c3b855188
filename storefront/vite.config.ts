import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cascadeLayers } from './build-plugins/cascade-layers.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';

export default defineConfig({
  plugins: [cascadeLayers(), reactRouter(), messageChunks()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  ssr: { noExternal: [/^@casamaestra\//] },
});
