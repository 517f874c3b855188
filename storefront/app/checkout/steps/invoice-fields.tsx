import { Checkbox, Radio } from '@casamaestra/ui/choice.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { emptyAddress, isStarted } from '../../draft/address-draft.ts';
import { isPickup } from '../../draft/checkout-draft.ts';
import type { CheckoutDraft, InvoiceChoice } from '../../draft/checkout-draft.ts';
import type { FieldId } from '../../draft/draft-problems.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import css from '../../address/fields.module.css';
import { useCheckoutForm } from './checkout-form.ts';
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
        <CodeLine field="tax_code" label={fields.taxCode} hint={fields.taxCodeHint} maxLength={20} required />
      )}
      {draft.invoice === 'Company' && <CompanyFields />}
      {isPickup(draft) ? draft.invoice !== 'none' && <BillingFields /> : <OtherBilling />}
    </div>
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

/** Codes written in capitals. */
const inCapitals: ReadonlySet<CodeField> = new Set(['tax_code', 'company_tax_code', 'recipient_code']);

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
      onText={(text) => change({ [field]: inCapitals.has(field) ? text.toUpperCase() : text })}
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
  return (
    <fieldset>
      <legend className={css.legend}>{fields.billing}</legend>
      <AddressFields
        prefix="b"
        address={draft.billing}
        countries={options.countries}
        onChange={(billing) => change({ billing })}
        problems={problems}
      />
    </fieldset>
  );
}
