import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesOf } from '../i18n/messages.ts';
import { LocaleContext, useMessages } from '../i18n/use-messages.ts';
import { ProductFacts } from './product-facts.tsx';

/** The facts of a product as markup: neither their components nor their texts are sent to the browser. */
export const factsHtml = (product: ProductDetail, locale: Language, shop: ShopFile): string =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <ProductFacts product={product} />
      {shop.contacts.whatsapp !== undefined && <AskByChat />}
    </LocaleContext>,
  );

/** The chat begins with the address of this product. */
function AskByChat() {
  const { facts } = useMessages();
  return (
    <p data-no-print="">
      <a href={urls.whatsapp()} target="_blank" rel="noopener nofollow">
        {facts.askByChat}
      </a>
    </p>
  );
}

type Noted = Pick<ProductDetail, 'recalls' | 'custom_made' | 'hazardous' | 'min_age' | 'age_check'>;

/** Notices required before the order: made to measure, hazardous, adults only. */
export function notesOf(product: Noted, locale: Language): readonly string[] {
  const { facts } = messagesOf(locale);
  const age = product.min_age ?? 0;
  return [
    ...(product.recalls === undefined ? [] : [facts.recallNote]),
    ...(product.custom_made ? [facts.customMade] : []),
    ...(product.hazardous ? [facts.hazardous] : []),
    ...(product.age_check ? [facts.ageCheck(age || 18)] : age > 0 ? [facts.minAge(age)] : []),
  ];
}
