import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { useState } from 'react';
import { useAuth } from '../../login/auth-store.ts';
import { missingCharacters } from '../../login/password-length.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { requestPassword, requestedPassword } from '../placing/requested-account.ts';
import { TextField } from '../../forms/text-field.tsx';

/** Offers guests an account with the order: only a password, folded since nobody needs it to order. */
export function AccountOption() {
  const { accountOption } = useMessages().checkout;
  const guest = useAuth() === null;
  const [password, setPassword] = useState(requestedPassword);
  const [error, setError] = useState<string>();
  // What is typed inside does not collapse it.
  const [opened] = useState(password !== '');
  if (!guest || !can('account-from-order')) return null;
  return (
    <Disclosure summary={accountOption.offer} open={opened}>
      <TextField
        id="account-password"
        name="account-password"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        label={accountOption.label}
        hint={accountOption.hint(passwordCharactersMin)}
        error={error}
        value={password}
        onText={(text) => {
          setPassword(text);
          requestPassword(text);
          setError(undefined);
        }}
        onBlur={() =>
          setError(
            password !== '' && missingCharacters(password) > 0
              ? accountOption.short(passwordCharactersMin)
              : undefined,
          )
        }
      />
    </Disclosure>
  );
}
