import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import { useState } from 'react';
import { useAuth } from '../../login/auth-store.ts';
import { missingCharacters } from '../../login/password-length.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { wishPassword, wishedPassword } from '../placing/wished-account.ts';
import { TextField } from '../../address/text-field.tsx';

/** A guest may have an account made with the order: a password is all it takes, and it may stay empty. */
export function AccountWish() {
  const { wish } = useMessages().checkout;
  const guest = useAuth() === null;
  const [password, setPassword] = useState(wishedPassword);
  const [error, setError] = useState<string>();
  if (!guest || !can('account-from-order')) return null;
  return (
    <TextField
      id="account-password"
      type="password"
      autoComplete="new-password"
      maxLength={256}
      label={wish.label}
      hint={wish.hint(passwordCharactersMin)}
      error={error}
      value={password}
      onText={(text) => {
        setPassword(text);
        wishPassword(text);
        setError(undefined);
      }}
      onLeave={() =>
        setError(
          password !== '' && missingCharacters(password) > 0 ? wish.short(passwordCharactersMin) : undefined,
        )
      }
    />
  );
}
