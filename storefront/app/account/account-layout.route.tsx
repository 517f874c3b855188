import 'virtual:texts/account';
import { Outlet, useMatches, useSearchParams } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { useAuth } from '../login/auth-store.ts';
import { AccountFrame } from './frame/account-frame.tsx';
import type { ScreenOf } from './frame/account-screen.ts';

/** The frame of the account stays where it is while its screens change inside. */
export default function AccountLayoutRoute() {
  const messages = useMessages();
  const firstName = useAuth()?.first_name;
  const [query] = useSearchParams();
  const handle = useMatches().at(-1)?.handle as { readonly screen: ScreenOf } | undefined;
  const shown = handle?.screen({ messages, query, firstName });
  if (!shown) return <Outlet />;
  return (
    <AccountFrame {...shown}>
      <Outlet />
    </AccountFrame>
  );
}
