import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cascadeLayers } from './build-plugins/cascade-layers.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';
import { pageTexts } from './build-plugins/page-texts.ts';
import { routerBundle } from './build-plugins/router-bundle.ts';

export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [cascadeLayers(), reactRouter(), pageTexts(), messageChunks(), routerBundle()],
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
 * What is named beside a script that is loaded later, to be fetched with it: not what every page has loaded already.
 * Reviews are loaded before they come into view, wishes and logins once the page is there: they may find their own
 * parts, and every page is smaller.
 */
const neededAhead = (script: string, files: string[]): string[] =>
  files.filter(
    (file) =>
      !/\/(libraries|shared|rolldown-runtime)-/.test(file) &&
      !(/\/(product-reviews|wishes|start-account|gallery-zoom)-/.test(script) && file.endsWith('.js')),
  );

/** Modules that fetch texts and wait for them: whoever loads them pays. */
const isTexts = (id: string): boolean => id.includes('virtual:texts/');

/** Pages of selling: what only they use must not reach catalogue pages. */
const isSelling = (id: string): boolean =>
  !isTexts(id) &&
  (/storefront\/app\/(checkout|draft|address|order|quote|account|login|logged-in|forms)\//.test(id) ||
    /storefront\/app\/(platform\/(stored-value|use-in-browser)|reviews\/(?!reviews-frame|reviews\.module))/.test(
      id,
    ) ||
    /storefront\/app\/(wishlist\/(wishes|read-wishlist)|listing\/wished-listing)/.test(id) ||
    /ui\/src\/(radio-cards|stepper|error-summary|copy-button|copy-text)/.test(id));

/** What account and checkout both take their forms from. */
const isForm = (id: string): boolean =>
  /ui\/src\/(radio-cards|stepper|error-summary|copy-button|copy-text)|rules\/src\/(checkout|tax)\//.test(id);

const isCheckout = (id: string): boolean =>
  !isTexts(id) && /storefront\/app\/(checkout|draft|address|order|quote|platform\/stored-value)\b/.test(id);

/** The product page has several addresses, and a listing needs none of it but how prices and stock are written. */
const isProductPage = (id: string): boolean => /storefront\/app\/(product\/|reviews\/reviews-frame)/.test(id);

/** Our own modules but for texts, which go by language, and for parts that listings do not need. */
const isShared = (id: string): boolean =>
  /(storefront\/app|ui\/src|texts\/src|contract\/src\/pages)\b(?!\/\w\w\/pages\b|\/format\/(day|date|country|plural))/.test(
    id,
  ) &&
  !isSelling(id) &&
  !isTexts(id) &&
  !isProductPage(id) &&
  !/\/(dialog|quantity|skeleton|cms-page|cart-totals|cart-check|thumbnail|quoted-figures|sku-lookup|sold-now|pagination|service-call|field|input|choice|value-text|goods\/card|disclosure)\b/.test(
    id,
  );

/** Few, well-compressing scripts: what comes from libraries in one, what several pages share in another. */
const browserBundle = {
  output: {
    // Every page names some sixty files: a character of a hash does not compress.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    codeSplitting: {
      groups: [
        // Passkeys are asked for on the login alone.
        // What texts need is on every page: had they files to wait for, each page would name them.
        {
          name: 'libraries',
          test: /node_modules\/(?!@simplewebauthn)|vite\/preload-helper|texts\/src\/format\/plural/,
        },
        { name: 'shared', test: isShared, minShareCount: 2 },
        // Named before selling, which would take in whatever it needs and nobody else has.
        { name: 'fields', test: /ui\/src\/(field|input|choice|disclosure)\b/, minShareCount: 2 },
        { name: 'quantity', test: /ui\/src\/quantity\b/, minShareCount: 2 },
        { name: 'pagination', test: /ui\/src\/pagination\b/, minShareCount: 2 },
        { name: 'dialog', test: /ui\/src\/dialog\b/, minShareCount: 2 },
        {
          name: 'light',
          test: /\/(skeleton|cms-page|cart-totals|cart-check|thumbnail|quoted-figures|sku-lookup|sold-now|service-call)\b/,
          minShareCount: 2,
        },
        { name: 'cards', test: /storefront\/app\/goods\/card\b/, minShareCount: 2 },
        {
          name: 'login',
          test: /storefront\/app\/(login\/|logged-in\/|platform\/use-in-browser)/,
          minShareCount: 2,
        },
        { name: 'forms', test: isForm, minShareCount: 2 },
        { name: 'checkout', test: isCheckout, minShareCount: 2 },
        { name: 'selling', test: isSelling, minShareCount: 2 },
      ],
    },
  },
};
