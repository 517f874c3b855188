import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { data } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import { contentLang } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';

/**
 * The CMS page for unknown URLs, with status 404 (E02). Empty HTML when there is none, and in languages other
 * than that of the content: then the page uses texts of its own.
 */
export async function unknownPage(commerce: ContractClient, locale: Language, shop: ShopFile) {
  const { page } = messagesOf(locale);
  const html = contentLang(locale) === undefined ? await contentOf(commerce) : '';
  const head: PageHead = { title: `${page.notFoundTitle} | ${shop.name}`, hidden: true };
  return data({ title: page.notFoundTitle, html, head }, { status: 404, headers: uncached });
}

async function contentOf(commerce: ContractClient): Promise<string> {
  const outcome = await commerce.call(webPageOperation, { route: 'web-page/404' });
  return outcome.ok && 'data' in outcome.value ? outcome.value.data.main_section_html : '';
}
