import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { CompanyFact, ToldFact } from '@casamaestra/contract/staff/staff-company.operations.ts';
import { maskedIban } from '@casamaestra/rules/payments/iban.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Config } from '../../platform/config/read-config.ts';

type Address = ShopFile['company']['address'];
type Told = readonly [CompanyFact, string, ...(readonly (string | undefined)[])];

const addressLine = ({ street, postcode, town, province, country }: Address): string => {
  const place = province === undefined ? `${town}, ${country}` : `${town} (${province})`;
  return `${street}, ${postcode} ${place}`;
};

function ofFile(shop: ShopFile, language: Language): readonly Told[] {
  const { company, contacts, store, returns, closed } = shop;
  const days = (closed?.days ?? []).map(({ from, to }) => (to === undefined ? from : `${from} – ${to}`));
  return [
    ['shop_name', 'name', shop.name],
    ['company_name', 'company.name', company.name],
    ['vat_number', 'company.vat_number', company.vat_number],
    ['tax_code', 'company.tax_code', company.tax_code],
    ['register', 'company.register', company.register],
    ['capital', 'company.capital', company.capital],
    ['address', 'company.address', addressLine(company.address)],
    ['returns_address', 'returns', returns && `${returns.name}, ${addressLine(returns.address)}`],
    ['phone', 'contacts.phone', contacts.phone],
    ['phone_hours', 'contacts.phone_hours', ...openingLines(contacts.phone_hours, language)],
    ['whatsapp', 'contacts.whatsapp', contacts.whatsapp],
    ['email', 'contacts.email', contacts.email],
    ['assistance_email', 'contacts.assistance_email', contacts.assistance_email],
    ['withdrawal_email', 'contacts.withdrawal_email', contacts.withdrawal_email],
    ['privacy_email', 'contacts.privacy_email', contacts.privacy_email],
    ['pec', 'contacts.pec', contacts.pec],
    ['store_name', 'store.name', store?.name],
    ['store_address', 'store.address', store && addressLine(store.address)],
    ['store_hours', 'store.hours', ...(store === undefined ? [] : openingLines(store.hours, language))],
    ['closed', 'closed', ...(closed?.italian_holidays === true ? ['italian_holidays'] : []), ...days],
  ];
}

const ofEnvironment = (config: Config): readonly Told[] => [
  ['iban', 'TRANSFER_IBAN', maskedIban(config.transferIban)],
  ['bic', 'TRANSFER_BIC', config.transferBic],
  ['holder', 'TRANSFER_HOLDER', config.transferHolder],
  ['bank', 'TRANSFER_BANK', config.transferBank],
  ['transfer_days', 'TRANSFER_DAYS', String(config.transferDays)],
  ['mail_from', 'MAIL_FROM', config.mailFrom],
  ['public_url', 'PUBLIC_URL', config.publicUrl],
  ['back_office_url', 'BACKOFFICE_URL', config.backOfficeUrl],
];

/** Who sells, as the shop was started with it, and where each thing comes from. */
export function tellCompany(config: Config, language: Language): ToldFact[] {
  const told = (source: ToldFact['source'], list: readonly Told[]): ToldFact[] =>
    list.map(([fact, named, ...lines]) => ({
      fact,
      named,
      source,
      lines: lines.flatMap((line) => (line === undefined || line === '' ? [] : [line])),
      masked: fact === 'iban',
    }));
  return [...told('file', ofFile(config.shop, language)), ...told('environment', ofEnvironment(config))];
}
