import type { popularSearchesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { can } from '../../platform/capabilities.ts';
import { readService } from '../../platform/service-call.ts';

const load = async (): Promise<readonly string[]> => {
  if (!can('popular-searches')) return [];
  try {
    return (await readService<typeof popularSearchesOperation>('casamaestra.search.popular', {})).searches;
  } catch (error) {
    console.warn('popular searches could not be read', error);
    return [];
  }
};

/**
 * What many searched for lately, as links below an empty field, under what this browser searched for. Asked once;
 * `draw` tells whether there is anything, in the end.
 */
export function popularSearches(texts: ShellMessages): { element: HTMLElement; draw(): Promise<boolean> } {
  const element = document.createElement('div');
  let asked: Promise<readonly string[]> | undefined;
  return {
    element,
    async draw() {
      asked ??= load();
      const terms = await asked;
      const title = Object.assign(document.createElement('div'), {
        className: 'site-group-title',
        textContent: texts.popularSearches,
      });
      const list = Object.assign(document.createElement('ul'), { className: 'site-latest site-popular' });
      list.setAttribute('aria-label', texts.popularSearches);
      for (const term of terms) {
        const link = Object.assign(document.createElement('a'), {
          className: 'site-option',
          href: urls.shop({ search_term: term }),
          textContent: term,
        });
        const row = document.createElement('li');
        row.append(link);
        list.append(row);
      }
      element.replaceChildren(...(terms.length > 0 ? [title, list] : []));
      return terms.length > 0;
    },
  };
}
