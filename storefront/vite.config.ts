import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cascadeLayers } from './build-plugins/cascade-layers.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';
import { routerBundle } from './build-plugins/router-bundle.ts';

export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [cascadeLayers(), reactRouter(), messageChunks(), routerBundle()],
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

/** Pages of selling: checkout and account. What only they use must not reach catalogue pages. */
const isSelling = (id: string): boolean =>
  /storefront\/app\/(checkout|account|wishlist|reviews)\/(?!\S*-messages)/.test(id) ||
  /ui\/src\/(field|input|choice|select|checkbox|radio|textarea|stepper|combobox|error-summary|copy)/.test(id);

/** Our own modules but for texts, which go by language, and for parts that listings do not need. */
const isShared = (id: string): boolean =>
  /(storefront\/app|ui\/src)\/(?!i18n\/(it|en|sk|later))/.test(id) &&
  !isSelling(id) &&
  !/\/(dialog|quantity|skeleton|cms-page|cart-totals|service-call)\b/.test(id);

/** Few, well-compressing scripts: what comes from libraries in one, what several pages share in another. */
const browserBundle = {
  output: {
    codeSplitting: {
      groups: [
        { name: 'libraries', test: /node_modules|vite\/preload-helper/ },
        { name: 'shared', test: isShared, minShareCount: 2 },
        { name: 'selling', test: isSelling, minShareCount: 2 },
      ],
    },
  },
};
