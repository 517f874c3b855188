import type { Profile, profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { languageFacts, languages } from '@casamaestra/texts/languages.ts';
import { callService } from '../../platform/service-call.ts';
import { mergeAuth } from '../../login/auth-store.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { FormState } from '../../forms/use-form.ts';
import { InvoiceDefaults } from './invoice-defaults.tsx';
import { changedProfile, profileProblems } from './profile-form.ts';
import { Section } from './section.tsx';

type PersonSectionProps = { profile: Profile; onChange: (profile: Profile) => void };

/** Names, telephone, language, invoice details, consent to review mails. */
export function PersonSection({ profile, onChange }: PersonSectionProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({
    check: (values) => profileProblems(values, account),
    send: (values) =>
      callService<typeof profileOperation>('casamaestra.customers.profile', changedProfile(values)),
    done: (saved) => {
      const { first_name, last_name } = saved;
      mergeAuth({ first_name, last_name });
      showToast({ text: account.dataSaved });
      onChange(saved);
    },
  });
  return (
    <Section title={account.yourData}>
      <form {...formProps} className={formCss.form} aria-label={account.yourData}>
        <FormFailure state={state} />
        <div className={formCss.pair}>
          <TextField
            state={state}
            name="first_name"
            label={account.firstName}
            autoComplete="given-name"
            defaultValue={profile.first_name}
            maxLength={80}
            required
          />
          <TextField
            state={state}
            name="last_name"
            label={account.lastName}
            autoComplete="family-name"
            defaultValue={profile.last_name}
            maxLength={80}
            required
          />
        </div>
        {can('profile-details') && <Details profile={profile} state={state} />}
        <div className={formCss.actions}>
          <Button type="submit" busy={state.busy}>
            {account.saveData}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Details({ profile, state }: { profile: Profile; state: FormState }) {
  const { account } = useMessages();
  return (
    <>
      <TextField
        state={state}
        name="phone"
        type="tel"
        label={`${account.phone} (${account.optional})`}
        hint={account.phoneReason}
        autoComplete="tel"
        defaultValue={profile.phone ?? ''}
        maxLength={32}
      />
      <LanguageField language={profile.language} />
      <InvoiceDefaults profile={profile} state={state} />
      <Checkbox name="review_mail" label={account.reviewMail} defaultChecked={profile.review_mail} />
    </>
  );
}

function LanguageField({ language }: { language: Profile['language'] }) {
  const { account } = useMessages();
  return (
    <Field label={account.language}>
      {(control) => (
        <Select {...control} name="language" defaultValue={language}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageFacts[one].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
