import type { Database } from '../platform/database/connection.ts';
import { type Finding, warning } from '../platform/config/production-checks.ts';
import { selectFilledParts } from './readiness.queries.ts';

/** Pages linked from mails, checkout and footer and required by law (D.Lgs. 70/2003, GDPR art. 13). */
const legalPages = [
  ['web-page/privacy', 'privacy'],
  ['web-page/condizioni-di-vendita', 'condizioni di vendita'],
  ['web-page/resi-e-recesso', 'resi e recesso'],
] as const;

/** What the database lacks for selling; only warnings, since it can be filled while the shop runs. */
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
