import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cascadeLayers } from './build-plugins/cascade-layers.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';

export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [cascadeLayers(), reactRouter(), messageChunks()],
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:5]' : '[name]_[local]' } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    ...(!isSsrBuild && { rolldownOptions: browserBundle }),
  },
  ssr: { noExternal: [/^@casamaestra\//] },
}));

/**
 * Few, well-compressing scripts: what comes from libraries in one, what several pages share in another.
 * The libraries' unused components would stay without the hints that making them has no side effects.
 */
const browserBundle = {
  treeshake: { manualPureFunctions: ['React$1', 'React'], propertyWriteSideEffects: false as const },
  output: {
    codeSplitting: {
      groups: [
        { name: 'libraries', test: /node_modules/ },
        { name: 'shared', test: /(storefront\/app|ui\/src)\/(?!i18n\/(it|en|sk))/, minShareCount: 2 },
      ],
    },
  },
};
