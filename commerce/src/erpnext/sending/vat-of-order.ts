import { erpnextWords } from '@casamaestra/texts/it/service/erpnext-words.ts';
import { readDocument } from '../client/documents.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';
import { readVatTemplates } from '../vat-templates.ts';
import { fail, fieldText, need, rowsOf } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import type { SentOrder } from './sent-order.queries.ts';

/** VAT of a Sales Order: the template of each rate, and the rows of its taxes. */
export interface VatOfOrder {
  readonly templates: ReadonlyMap<number, string>;
  readonly taxes: readonly ErpDocument[];
}

/** The account an Item Tax Template puts a rate on; undefined: it has another rate. */
export const accountOfRate = (template: ErpDocument, percent: number): string | undefined =>
  rowsOf(template, 'taxes')
    .filter((row) => Number(row['tax_rate'] ?? 0) === percent)
    .map((row) => fieldText(row, 'tax_type'))[0];

/**
 * VAT by rate as the owner's templates have it; undefined: none are entered, and orders go without. A row of taxes has
 * no rate of its own: that is each item's, by its template.
 * @throws SendingFailed
 */
export async function vatOfOrder(erp: Erp, { vat }: SentOrder): Promise<VatOfOrder | undefined> {
  const templates = readVatTemplates(erp.settings.vat_templates);
  if (templates === undefined || templates.size === 0) return undefined;
  const accounts = new Map<string, string>();
  for (const { percent } of vat) {
    const name = templates.get(percent) ?? fail('settings', `vat_templates: ${percent}`);
    const template = await need(readDocument(erp.ask, 'Item Tax Template', name));
    const account = accountOfRate(template, percent) ?? fail('settings', `${name}: ${percent}`);
    const text = erpnextWords.vat(String(percent).replace('.', ','));
    accounts.set(account, accounts.has(account) ? `${accounts.get(account)}, ${text}` : text);
  }
  const taxes = [...accounts].map(([account, description]) => ({
    charge_type: 'On Net Total',
    account_head: account,
    description,
    rate: 0,
    included_in_print_rate: 1,
  }));
  return { templates, taxes };
}
