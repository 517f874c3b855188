import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cascadeLayers } from './build-plugins/cascade-layers.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [cascadeLayers(), reactRouter(), messageChunks()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    ...(!isSsrBuild && { rolldownOptions: browserBundle }),
  },
  ssr: { noExternal: [/^@casamaestra\//] },
}));

/** Few, well-compressing scripts: what comes from libraries in one, what several pages share in another. */
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
