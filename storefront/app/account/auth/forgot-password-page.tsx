import type { resetPasswordOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { AskForLink } from './ask-for-link.tsx';

/** Requests a link to choose a new password. It does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const { account } = useMessages();
  return (
    <AskForLink
      label={account.forgotPage}
      title={account.forgotPage}
      text={account.forgotText}
      field="user"
      send={(user) =>
        callService<typeof resetPasswordOperation>(
          'mymb_ecommerce.utils.auth.reset_password',
          { user },
          undefined,
          { anonymous: true },
        )
      }
      sentText={account.resetSentText}
    />
  );
}
