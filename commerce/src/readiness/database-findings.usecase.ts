import type { Database } from '../platform/database/connection.ts';
import { type Finding, warning } from '../platform/config/production-checks.ts';
import { selectFilledParts } from './readiness.queries.ts';

/** Pages that mails, checkout and foot of the page link to, and that the law wants (D.Lgs. 70/2003, GDPR art. 13). */
const legalPages = [
  ['web-page/privacy', 'privacy'],
  ['web-page/condizioni-di-vendita', 'condizioni di vendita'],
  ['web-page/resi-e-recesso', 'resi e recesso'],
] as const;

/** What the database lacks for selling: warnings, since it may be filled while the shop is open. */
export async function databaseFindings(database: Database): Promise<readonly Finding[]> {
  const { hasDelivery, hasCountry, hasProducts, pages } = await selectFilledParts(database);
  const missing = legalPages.filter(([route]) => !pages.includes(route)).map(([, name]) => name);
  return [
    ...(hasDelivery && hasCountry
      ? []
      : [
          warning(
            'Nessun modo di consegna: il carrello rifiuta ogni Paese (npm run catalogue -- selling FILE)',
          ),
        ]),
    ...(hasProducts
      ? []
      : [warning('Nessun prodotto: il catalogo è vuoto (npm run catalogue -- import FILE)')]),
    ...(missing.length === 0
      ? []
      : [
          warning(
            `Mancano le pagine che la legge vuole e a cui e-mail e cassa rimandano: ${missing.join(', ')}`,
          ),
        ]),
  ];
}
