import type { Profile, changeEmailOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { emailProblem, missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { PasswordField } from '../../forms/password-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './profile.module.css';
import { Section } from './section.tsx';

type EmailSectionProps = { profile: Profile; onChange: () => void };

/** Changes the e-mail address; effective once the mailed link was opened. */
export function EmailSection({ profile, onChange }: EmailSectionProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({
    check: (values) => ({
      new_email:
        emailProblem(values['new_email'] ?? '', account) ??
        (values['new_email']?.trim().toLowerCase() === profile.email.toLowerCase()
          ? account.sameEmail
          : undefined),
      password: missing(values['password'] ?? '', account.passwordEmpty),
    }),
    send: (values) =>
      callService<typeof changeEmailOperation>('casamaestra.customers.change_email', {
        new_email: (values['new_email'] ?? '').trim(),
        password: values['password'] ?? '',
      }),
    done: ({ message }, form) => {
      showToast({ text: message });
      form.reset();
      onChange();
    },
  });
  return (
    <Section title={account.changeEmail} text={account.emailNow(profile.email)}>
      {profile.pending_email !== null && (
        <p role="status" className={css.pending}>
          <Icon name="mail" size={20} />
          <span>{account.emailPending(profile.pending_email)}</span>
        </p>
      )}
      <form {...formProps} className={formCss.form} aria-label={account.changeEmail}>
        <FormFailure state={state} />
        <div className={formCss.pair}>
          <TextField
            state={state}
            name="new_email"
            type="email"
            label={account.newEmail}
            autoComplete="off"
            inputMode="email"
            maxLength={254}
            required
          />
          <PasswordField state={state} name="password" label={account.oldPassword} kind="current" />
        </div>
        <div className={formCss.actions}>
          <Button type="submit" variant="secondary" busy={state.busy}>
            {account.askChange}
          </Button>
        </div>
      </form>
    </Section>
  );
}
