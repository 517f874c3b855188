import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import type { Draft } from './draft.ts';
import { FindCustomer } from './find-customer.tsx';
import { TypedField } from './typed-field.tsx';
import type { DraftProps } from './typed-field.tsx';
import css from './telephone.module.css';

const languages = ['it', 'en', 'sk'] as const;
const invoices = ['none', 'Individual', 'Company'] as const;

/** Who buys: found among the customers, or typed. */
export function CallerFields(props: DraftProps) {
  const { telephone } = texts();
  const { draft, onChange } = props;
  return (
    <ScreenPart title={telephone.customer}>
      <FindCustomer draft={draft} onChange={onChange} />
      <div className={css.grid}>
        <TypedField {...props} name="first_name" max={80} required />
        <TypedField {...props} name="last_name" max={80} required />
        <TypedField {...props} name="email" type="email" max={254} hint={telephone.emailHint} required />
        <TypedField {...props} name="phone" type="tel" max={32} required />
        <Field label={telephone.language}>
          {(control) => (
            <Select
              {...control}
              name="language"
              value={draft.language}
              onChange={({ target }) =>
                onChange({ language: languages.find((one) => one === target.value) ?? 'it' })
              }
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {telephone.languages[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </ScreenPart>
  );
}

type AddressProps = DraftProps & { countries: readonly { code: string; name: string }[] };

/** Where the order goes, or the invoice of one that is collected. */
export function CallerAddress({ countries, ...props }: AddressProps) {
  const { telephone } = texts();
  const { draft, onChange, errorOf } = props;
  return (
    <ScreenPart title={telephone.address}>
      <div className={css.grid}>
        <TypedField {...props} name="address_line1" required />
        <TypedField {...props} name="address_line2" />
        <TypedField {...props} name="pincode" max={16} required />
        <TypedField {...props} name="city" max={100} required />
        <TypedField {...props} name="state" max={80} />
        <Field label={telephone.fields.country} error={errorOf('country')}>
          {(control) => (
            <Select
              {...control}
              name="country"
              value={draft.country}
              onChange={({ target }) => onChange({ country: target.value })}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </ScreenPart>
  );
}

/** Data of an invoice, when the buyer asks for one. */
export function CallerInvoice(props: DraftProps) {
  const { telephone } = texts();
  const { draft, onChange } = props;
  const choose = (value: string): Draft['invoice'] => invoices.find((one) => one === value) ?? 'none';
  return (
    <ScreenPart title={telephone.invoice}>
      <div className={css.grid}>
        <Field label={telephone.invoice}>
          {(control) => (
            <Select
              {...control}
              name="invoice"
              value={draft.invoice}
              onChange={({ target }) => onChange({ invoice: choose(target.value) })}
            >
              {invoices.map((one) => (
                <option key={one} value={one}>
                  {telephone.invoices[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {draft.invoice === 'Company' && (
          <>
            <TypedField {...props} name="company_name" max={120} required />
            <TypedField {...props} name="vat_number" max={20} required />
            <TypedField {...props} name="recipient_code" max={7} />
            <TypedField {...props} name="pec" max={254} />
          </>
        )}
        {draft.invoice !== 'none' && (
          <TypedField {...props} name="tax_code" max={16} required={draft.invoice === 'Individual'} />
        )}
      </div>
    </ScreenPart>
  );
}
