import { languages } from '@casamaestra/texts/languages.ts';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const textsFolder = resolve(import.meta.dirname, '../../texts/src');

/** Sets of texts by the name in `import 'virtual:texts/checkout'`, with the files of each language. */
const sets: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  account: ['account', 'forms', 'newsletter', 'orders', 'pickup', 'payment'],
  arrival: ['arrival'],
  compare: ['compare'],
  checkout: ['cart', 'checkout', 'forms', 'payment', 'pickup'],
  gallery: ['gallery'],
  home: ['home'],
  listing: ['listing'],
  newsletter: ['newsletter'],
  notice: ['notice'],
  product: ['product'],
  questions: ['questions'],
  quick: ['quick', 'product'],
  reviews: ['reviews'],
  rows: ['rows'],
  seen: ['seen'],
  shell: ['shell'],
  withdrawal: ['withdrawal'],
};

const prefix = 'virtual:texts/';

/**
 * Modules that load a set of texts in the page's language; importing one waits for them. On the server they
 * are empty: all texts are loaded.
 */
export function pageTextsPlugin(): Plugin {
  let app = '';
  return {
    name: 'page-texts',
    configResolved: (config) => {
      app = resolve(config.root, 'app');
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id, options) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const files = sets[id.slice(prefix.length + 1)];
      if (files === undefined) throw new Error(`${id.slice(1)}: no such set of texts`);
      return options?.ssr === true ? 'export {};' : loading(files, app);
    },
  };
}

function loading(files: readonly string[], app: string): string {
  const imports = (language: string) =>
    files.map((file) => `import(${JSON.stringify(`${textsFolder}/${language}/pages/${file}.ts`)})`);
  const byLanguage = languages.map((language) => `${language}: () => [${imports(language).join(', ')}]`);
  return [
    `import { loadMessages } from ${JSON.stringify(`${app}/i18n/load-messages.ts`)};`,
    `await loadMessages({ ${byLanguage.join(', ')} });`,
  ].join('\n');
}
