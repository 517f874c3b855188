import { allOf } from '@casamaestra/texts/format/list.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { legalPageTexts } from '@casamaestra/texts/service/legal-page-texts.ts';
import { offeredMethods } from '../platform/config/offered-methods.ts';
import type { Config } from '../platform/config/read-config.ts';

/** Values of `{{payment.…}}` and `{{mail.…}}` in editable content, from the configuration. */
export function sellingWords(
  config: Pick<
    Config,
    'mode' | 'gateways' | 'knownGateways' | 'paymentMethods' | 'transferDays' | 'mailKeptDays'
  >,
  language: Language,
): ReadonlyMap<string, string> {
  const { card, transfer } = legalPageTexts(language);
  const methods = offeredMethods(config);
  const names = { card, transfer, paypal: 'PayPal', satispay: 'Satispay', online: card } as const;
  return new Map([
    [
      'payment.methods',
      allOf(
        methods.map((method) => names[method]),
        language,
      ),
    ],
    ...(['card', 'paypal', 'satispay', 'transfer'] as const).map(
      (method) => [`payment.${method}`, methods.includes(method) ? names[method] : ''] as const,
    ),
    ['payment.transfer_days', methods.includes('transfer') ? String(config.transferDays) : ''],
    ['mail.kept_days', String(config.mailKeptDays)],
  ]);
}
