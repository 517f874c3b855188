import type { deleteAccountOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useNavigate } from '../../router/use-page.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { leaveBrowser } from '../../login/auth-store.ts';
import { missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';

/** Explains what is deleted, asks for the password, deletes the account. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { account, page } = useMessages();
  return (
    <Dialog title={account.deleteTitle} closeLabel={page.close} open={open} onClose={onClose}>
      <DeleteForm onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ onClose }: { onClose: () => void }) {
  const { account } = useMessages();
  const navigate = useNavigate();
  const { state, formProps } = useForm({
    check: (values) => ({ password: missing(values['password'] ?? '', account.passwordEmpty) }),
    send: ({ password = '' }) =>
      callService<typeof deleteAccountOperation>('casamaestra.customers.delete_account', { password }),
    done: () => {
      void Promise.resolve(navigate(urls.accountDeleted())).then(leaveBrowser);
    },
  });
  return (
    <form {...formProps} className={formCss.form} aria-label={account.deleteAccount}>
      <FormFailure state={state} />
      <ul>
        {account.deleteConsequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <PasswordField state={state} name="password" label={account.deletePassword} kind="current" />
      <div className={formCss.actions}>
        <Button type="submit" variant="danger" busy={state.busy}>
          {account.deleteForGood}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {account.cancel}
        </Button>
      </div>
    </form>
  );
}
