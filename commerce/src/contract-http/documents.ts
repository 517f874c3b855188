import { acceptedLanguage } from '@casamaestra/texts/accepted-language.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import type { RawAnswer, RawCall } from '../platform/http/raw-call.ts';
import { plainPagePolicy } from '../platform/http/page-policies.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const answer = (contentType: string, body: string, headers: Record<string, string> = {}): RawAnswer => ({
  status: 200,
  headers: {
    'content-type': contentType,
    'cache-control': 'public, max-age=300',
    'content-security-policy': plainPagePolicy,
    ...headers,
  },
  body,
  route: 'documents',
});

/** The language chosen on the pages of the shop, else the browser's, among those the shop offers. */
function languageOf({ header }: Pick<RawCall, 'header'>, offered: OfferedLanguages): Language {
  const chosen = languageInCookies(header('cookie'));
  const known = offered.find((language) => language === chosen);
  return known ?? acceptedLanguage(header('accept-language'), offered) ?? offered[0];
}

/** The OpenAPI document and its HTML page in each language offered, made at their first requests. */
export function documentPages(
  operations: readonly Operation[],
  shopName: string,
  offered: OfferedLanguages,
): ReadonlyMap<string, (call: Pick<RawCall, 'header'>) => RawAnswer> {
  let json: RawAnswer | undefined;
  const pages = new Map<Language, RawAnswer>();
  const page = (language: Language): RawAnswer => {
    const body = docsPage(openApiDocument(operations, shopName), language);
    const made = answer('text/html; charset=utf-8', body, { vary: 'cookie, accept-language' });
    pages.set(language, made);
    return made;
  };
  return new Map<string, (call: Pick<RawCall, 'header'>) => RawAnswer>([
    [
      '/api/openapi.json',
      () =>
        (json ??= answer(
          'application/json; charset=utf-8',
          JSON.stringify(openApiDocument(operations, shopName)),
        )),
    ],
    [
      '/api/docs',
      (call) => {
        const language = languageOf(call, offered);
        return pages.get(language) ?? page(language);
      },
    ],
  ]);
}
