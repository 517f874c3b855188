import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { data } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { nearPages } from './near-pages.server.ts';

/**
 * The CMS page for unknown URLs, with status 404 (E02), and pages for the words of the path. Empty HTML when there is
 * none in the language of the page: then the page uses texts of its own.
 */
export async function unknownPage(commerce: ContractClient, locale: Language, shop: ShopFile, path: string) {
  const { page } = messagesOf(locale);
  const [html, near] = await Promise.all([contentOf(commerce), nearPages(commerce, path)]);
  const head: PageHead = { title: `${page.notFoundTitle} | ${shop.name}`, hidden: true };
  return data(
    { title: page.notFoundTitle, html, head, lang: undefined, near },
    { status: 404, headers: uncached },
  );
}

async function contentOf(commerce: ContractClient): Promise<string> {
  const outcome = await commerce.call(webPageOperation, { route: 'web-page/404' });
  if (!outcome.ok || 'error' in outcome.value || outcome.value.lang !== undefined) return '';
  return outcome.value.data.main_section_html;
}
