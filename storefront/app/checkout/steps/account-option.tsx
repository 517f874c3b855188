import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import { useState } from 'react';
import { useAuth } from '../../login/auth-store.ts';
import { missingCharacters } from '../../login/password-length.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { requestPassword, requestedPassword } from '../placing/requested-account.ts';
import { TextField } from '../../forms/text-field.tsx';

/** A guest may have an account made with the order: a password is all it takes, and it may stay empty. */
export function AccountOption() {
  const { accountOption } = useMessages().checkout;
  const guest = useAuth() === null;
  const [password, setPassword] = useState(requestedPassword);
  const [error, setError] = useState<string>();
  if (!guest || !can('account-from-order')) return null;
  return (
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
  );
}
