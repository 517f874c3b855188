import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { data } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import type { Locale } from '../platform/locale.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';

/** The content page kept for unknown addresses, with status 404 (E02). Empty HTML where there is none. */
export async function unknownPage(commerce: ContractClient, locale: Locale, shop: ShopFile) {
  const { page } = messagesOf(locale);
  const outcome = await commerce.call(webPageOperation, { route: 'web-page/404' });
  const html = outcome.ok && 'data' in outcome.value ? outcome.value.data.main_section_html : '';
  const head: PageHead = { title: `${page.notFoundTitle} | ${shop.name}`, hidden: true };
  return data({ title: page.notFoundTitle, html, head }, { status: 404, headers: uncached });
}
