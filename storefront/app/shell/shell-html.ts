import type { MenuItem, TopNotice } from '@casamaestra/contract/content/content.operations.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { Messages } from '../i18n/messages.ts';
import type { PromoTabLink } from './site-header.tsx';
import type { Brand } from '../platform/brand.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** Header and footer as finished HTML: the same on every page, so rendered once per language and content. */
export interface ShellHtml {
  readonly header: string;
  readonly footer: string;
  /** Id of the notice above the header. */
  readonly notice?: string | undefined;
}

/** What header and footer are rendered from. */
export interface ShellInput {
  readonly locale: Language;
  readonly languages: readonly Language[];
  readonly shop: ShopFile;
  readonly brand: Brand;
  readonly messages: Messages;
  readonly menu: readonly MenuItem[];
  readonly promoTabs: readonly PromoTabLink[];
  /** The line above the header. */
  readonly notice?: TopNotice | null;
  /** Sanitised by the service. */
  readonly footerHtml: string;
  /** What the footer is written in, when that is not the language of the page. */
  readonly footerLang?: Language | undefined;
}
