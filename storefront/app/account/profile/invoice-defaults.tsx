import type { Profile } from '@casamaestra/contract/customers/profile.operations.ts';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import formCss from '../../forms/form.module.css';
import { TextField } from '../../forms/text-field.tsx';
import type { FormState } from '../../forms/use-form.ts';

/** Invoice details, collapsed until needed or invalid. */
export function InvoiceDefaults({ profile, state }: { profile: Profile; state: FormState }) {
  const { account } = useMessages();
  const names = ['company_name', 'vat_number', 'tax_code', 'recipient_code', 'pec'] as const;
  const filled = names.some((name) => (profile[name] ?? '') !== '' || state.problems[name] !== undefined);
  const field = (name: (typeof names)[number], maxLength: number) => ({
    state,
    name,
    maxLength,
    defaultValue: profile[name] ?? '',
    spellCheck: false,
  });
  return (
    <Disclosure summary={account.invoiceData} open={filled}>
      <div className={formCss.form}>
        <p>
          <small>{account.invoiceText}</small>
        </p>
        <TextField {...field('company_name', 120)} label={account.companyName} autoComplete="organization" />
        <div className={formCss.pair}>
          <TextField {...field('vat_number', 20)} label={account.vatNumber} />
          <TextField {...field('tax_code', 16)} label={account.taxCode} autoCapitalize="characters" />
        </div>
        <TextField
          {...field('recipient_code', 7)}
          label={account.recipientCode}
          hint={account.recipientHint}
          autoCapitalize="characters"
        />
        <TextField {...field('pec', 254)} label={account.pec} type="email" inputMode="email" />
      </div>
    </Disclosure>
  );
}
