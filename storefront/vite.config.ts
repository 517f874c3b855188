import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cascadeLayers } from '@casamaestra/ui/cascade-layers.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';
import { pageTextsPlugin } from './build-plugins/page-texts.ts';
import { modules } from './build-plugins/script-modules.ts';
import { pageModules, routerOnServer } from './build-plugins/page-modules.ts';

export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [
    cascadeLayers(),
    reactRouter(),
    pageTextsPlugin(),
    messageChunks(),
    pageModules(),
    routerOnServer(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:5]' : '[name]_[local]' } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: neededAhead },
    reportCompressedSize: false,
    manifest: true,
    ...(!isSsrBuild && { rolldownOptions: browserBundle }),
  },
  ssr: { noExternal: [/^@casamaestra\//] },
}));

/**
 * Files to preload together with a lazily loaded script: not those every page has loaded already. Reviews are
 * loaded before they come into view, wishlist and login after the page: these find their own dependencies,
 * which makes every page smaller.
 */
const neededAhead = (script: string, files: string[]): string[] =>
  files.filter(
    (file) =>
      !/\/(libraries|shared|rolldown-runtime)-/.test(file) &&
      !(
        /\/(product-reviews|product-questions|browser-wishlist|browser-price-watch|browser-compare|quick-view|start-account|gallery-zoom|gallery-live)-/.test(
          script,
        ) && file.endsWith('.js')
      ),
  );

/** Modules that load texts and wait for them. */
const isTexts = (id: string): boolean => id.includes('virtual:texts/');

const isPurchase = (id: string): boolean =>
  !isTexts(id) && modules.purchase.some((pattern) => pattern.test(id));

const isCheckout = (id: string): boolean => !isTexts(id) && modules.checkout.test(id);

/** The shop's own modules, except texts (split by language) and parts that listings do not need. */
const isShared = (id: string): boolean =>
  modules.commonStyles.test(id) ||
  (modules.own.some((pattern) => pattern.test(id)) &&
    !isPurchase(id) &&
    !isTexts(id) &&
    !modules.productPage.test(id) &&
    !modules.notForListings.test(id));

/** Few, well-compressing scripts: libraries in one, modules shared by several pages in another. */
const browserBundle = {
  output: {
    // Every page names about sixty files, and hashes do not compress: keep them short.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    codeSplitting: {
      groups: [
        // Passkeys are needed on the login page only, tables and menus of the back office on the page of the
        // primitives, the map on the contact page once it is asked for. What texts need is on every page: as a separate script, it would add its dependencies to every page.
        {
          name: 'libraries',
          test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|texts\/src\/format\/plural/,
        },
        { name: 'shared', test: isShared, minShareCount: 2 },
        // Before `purchase`, which would otherwise include everything only it uses.
        { name: 'fields', test: modules.fields, minShareCount: 2 },
        { name: 'quantity', test: modules.quantity, minShareCount: 2 },
        { name: 'pagination', test: modules.pagination, minShareCount: 2 },
        { name: 'dialog', test: modules.dialog, minShareCount: 2 },
        { name: 'calls', test: modules.calls, minShareCount: 2 },
        {
          name: 'light',
          test: modules.light,
          minShareCount: 2,
        },
        { name: 'date', test: modules.date, minShareCount: 2 },
        { name: 'days', test: modules.days, minShareCount: 2 },
        { name: 'cards', test: modules.cards, minShareCount: 2 },
        {
          name: 'login',
          test: modules.login,
          minShareCount: 2,
        },
        { name: 'remembered', test: modules.remembered, minShareCount: 2 },
        { name: 'forms', test: modules.forms, minShareCount: 2 },
        { name: 'checkout', test: isCheckout, minShareCount: 2 },
        { name: 'purchase', test: isPurchase, minShareCount: 2 },
      ],
    },
  },
};
