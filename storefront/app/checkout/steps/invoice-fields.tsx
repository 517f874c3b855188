import { normalTaxCode } from '@casamaestra/rules/tax/codes/tax-code.ts';
import { Checkbox, Radio } from '@casamaestra/ui/choice.tsx';
import { useEffect, useState } from 'react';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { emptyAddress, isStarted } from '../../draft/address-draft.ts';
import { billsElsewhere, isPickup } from '../../draft/checkout-draft.ts';
import type { CheckoutDraft, InvoiceChoice } from '../../draft/checkout-draft.ts';
import type { FieldId } from '../../draft/draft-problems.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { billingCountries } from '../../address/billing-countries.ts';
import css from '../../address/fields.module.css';
import { useCheckoutForm } from './checkout-form.ts';
import type * as SecondLooks from './second-looks.ts';
import { TextField } from '../../forms/text-field.tsx';

type CodeField = Extract<
  FieldId & keyof CheckoutDraft,
  'tax_code' | 'invoice_company' | 'vat_number' | 'company_tax_code' | 'recipient_code' | 'pec'
>;

/** Invoice details and another billing address (to be requested before payment, DPR 696/96). */
export function InvoiceFields() {
  const { draft, change } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const choices: readonly (readonly [InvoiceChoice, string])[] = [
    ['none', fields.invoiceNone],
    ['Individual', fields.invoicePrivate],
    ['Company', fields.invoiceCompany],
  ];
  return (
    <div className={css.group}>
      <fieldset>
        <legend className={css.legend}>{fields.invoiceWanted}</legend>
        {choices.map(([choice, label]) => (
          <Radio
            key={choice}
            name="invoice"
            label={label}
            checked={draft.invoice === choice}
            onChange={() => change({ invoice: choice })}
          />
        ))}
      </fieldset>
      {draft.invoice === 'Individual' && (
        <div>
          <CodeLine
            field="tax_code"
            label={fields.taxCode}
            hint={fields.taxCodeHint}
            maxLength={20}
            required
          />
          <TaxCodeDoubt />
        </div>
      )}
      {draft.invoice === 'Company' && <CompanyFields />}
      {isPickup(draft) ? draft.invoice !== 'none' && <BillingFields /> : <OtherBilling />}
    </div>
  );
}

/** Says that the codice fiscale looks like another person's; what compares them is loaded for an invoice only. */
function TaxCodeDoubt() {
  const { draft } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const [looks, setLooks] = useState<typeof SecondLooks>();
  useEffect(() => void import('./second-looks.ts').then(setLooks), []);
  const billed = billsElsewhere(draft) ? draft.billing : draft.shipping;
  const name = looks?.doubtedName(normalTaxCode(draft.tax_code), billed);
  return (
    <p role="status" className={css.soft}>
      {name && fields.taxCodeOfOther(name)}
    </p>
  );
}

function CompanyFields() {
  const { fields } = useMessages().checkout;
  return (
    <>
      <CodeLine
        field="invoice_company"
        label={fields.invoiceCompanyName}
        autoComplete="organization"
        required
      />
      <div className={css.pair}>
        <CodeLine field="vat_number" label={fields.vatNumber} maxLength={20} required />
        <CodeLine field="company_tax_code" label={fields.companyTaxCode} maxLength={20} />
      </div>
      <div className={css.pair}>
        <CodeLine
          field="recipient_code"
          label={<EitherLabel text={fields.recipientCode} />}
          hint={fields.recipientHint}
          maxLength={7}
        />
        <CodeLine
          field="pec"
          label={<EitherLabel text={fields.pec} />}
          hint={fields.pecHint}
          type="email"
          inputMode="email"
          maxLength={254}
        />
      </div>
    </>
  );
}

/** One of two fields is required: both are marked, and their hints explain it. */
const EitherLabel = ({ text }: { text: string }) => (
  <>
    {text}
    <span aria-hidden="true"> *</span>
  </>
);

/** Codes are written in capitals. */
const isCode = (field: CodeField): boolean => field.includes('code');

type CodeLineProps = Omit<Parameters<typeof TextField>[0], 'id' | 'name' | 'value' | 'onText'> & {
  field: CodeField;
};

function CodeLine({ field, ...rest }: CodeLineProps) {
  const { draft, change, problems } = useCheckoutForm();
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      autoCapitalize={field === 'pec' ? 'none' : 'characters'}
      {...rest}
      id={field}
      name={field}
      error={problems[field]}
      value={draft[field]}
      onText={(text) => change({ [field]: isCode(field) ? text.toUpperCase() : text })}
    />
  );
}

function OtherBilling() {
  const { draft, change } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const toggle = (): void => {
    const { first_name, last_name, country } = draft.shipping;
    const fresh = !isStarted(draft.billing) && draft.billing.first_name === '';
    const billing = fresh ? { ...emptyAddress, first_name, last_name, country } : draft.billing;
    change({ other_billing: !draft.other_billing, billing });
  };
  return (
    <>
      <Checkbox label={fields.otherBilling} checked={draft.other_billing} onChange={toggle} />
      {draft.other_billing && <BillingFields />}
    </>
  );
}

function BillingFields() {
  const { draft, change, problems, options } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const locale = useLocale();
  return (
    <fieldset>
      <legend className={css.legend}>{fields.billing}</legend>
      <AddressFields
        prefix="b"
        address={draft.billing}
        countries={billingCountries(options.countries, locale)}
        countryWords={(name) => `${fields.country}: ${name}`}
        onChange={(billing) => change({ billing })}
        problems={problems}
      />
    </fieldset>
  );
}
