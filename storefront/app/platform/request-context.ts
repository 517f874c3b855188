import { previewIn } from '@casamaestra/contract/content/preview-cookie.ts';
import type { Capability } from '@casamaestra/contract/platform/capabilities.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { RouterContextProvider, createContext } from 'react-router';
import type { Brand } from './brand.ts';
import { setAbsent } from './capabilities.ts';
import { localeOf } from './locale.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';

export interface StorefrontConfig {
  /** Languages offered; the first is the default. */
  readonly languages: OfferedLanguages;
  /** Every text is marked, to find sentences that are not in the texts. */
  readonly marked?: boolean;
  /** Origin without trailing slash, for canonical URLs: "https://www.shop.example". */
  readonly publicUrl: string;
  /** Seller and appearance of the shop. */
  readonly shop: ShopFile;
  readonly brand: Brand;
  /** Capabilities the service lacks. */
  readonly absent?: readonly Capability[];
}

/** The server's log: fields, then the message; an error is the field `err`. */
export interface StorefrontLog {
  info(fields: object, what: string): void;
  error(fields: object, what: string): void;
}

/** What the server passes to the storefront at the start. */
export interface StorefrontDependencies {
  readonly log: StorefrontLog;
  readonly commerce: ContractClient;
  readonly config: StorefrontConfig;
  /** Changes whenever menu, footer or promo tabs may have changed. */
  readonly contentGeneration: () => string;
}

export const dependenciesContext = createContext<StorefrontDependencies>();

/** The context of one request for the loaders. */
export function createRequestContext(deps: StorefrontDependencies): RouterContextProvider {
  setAbsent(deps.config.absent ?? []);
  const context = new RouterContextProvider();
  context.set(dependenciesContext, deps);
  return context;
}

/** The service, called in the language of the page. */
const speaking = (
  commerce: ContractClient,
  language: Language,
  preview: string | undefined,
): ContractClient => ({
  call: (operation, input, context) =>
    commerce.call(operation, input, { ...context, language, ...(preview !== undefined && { preview }) }),
});

/** The dependencies and the language of a request. */
export function requestDependencies(
  request: Request,
  context: Readonly<RouterContextProvider>,
): StorefrontDependencies & { readonly locale: Language; readonly preview: string | undefined } {
  const deps = context.get(dependenciesContext);
  const locale = localeOf(request.headers.get('cookie'), deps.config.languages);
  const preview = previewIn(request.headers.get('cookie'));
  return { ...deps, commerce: speaking(deps.commerce, locale, preview), locale, preview };
}
