import type { Database } from '../platform/database/connection.ts';
import { type Finding, warning } from '../platform/config/finding.ts';
import { selectFilledParts } from './readiness.queries.ts';

/** Pages linked from mails, checkout and footer and required by law (D.Lgs. 70/2003, GDPR art. 13). */
const legalPages = [
  ['web-page/privacy', 'privacy_page'],
  ['web-page/condizioni-di-vendita', 'terms_page'],
  ['web-page/resi-e-recesso', 'returns_page'],
  ['web-page/garanzia', 'guarantee_page'],
  ['web-page/cookie', 'cookie_page'],
  ['web-page/accessibilita', 'accessibility_page'],
] as const;

/** What the database lacks for selling; only warnings, since it can be filled while the shop runs. */
export async function databaseFindings(database: Database): Promise<readonly Finding[]> {
  const { hasDelivery, hasCountry, hasProducts, withheld, pages } = await selectFilledParts(database);
  const missing = legalPages.filter(([route]) => !pages.includes(route)).map(([, code]) => ({ code }));
  return [
    ...(hasDelivery && hasCountry ? [] : [warning({ code: 'no_delivery' })]),
    ...(hasProducts ? [] : [warning({ code: 'no_products' })]),
    ...(withheld === 0 ? [] : [warning({ code: 'products_withheld', facts: { count: withheld } })]),
    ...(missing.length === 0 ? [] : [warning({ code: 'legal_pages_missing', facts: { pages: missing } })]),
  ];
}
