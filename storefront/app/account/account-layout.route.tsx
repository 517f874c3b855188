import 'virtual:texts/account';
import { Outlet } from '../router/outlet.tsx';
import { usePageRoute, useQuery } from '../router/use-page.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { useAuth } from '../login/auth-store.ts';
import { AccountLayout } from './layout/account-layout.tsx';
import type { ScreenOf } from './layout/account-screen.ts';

/** Keeps the account's layout mounted while its pages change. */
export default function AccountLayoutRoute() {
  const messages = useMessages();
  const firstName = useAuth()?.first_name;
  const query = useQuery();
  const handle = usePageRoute().handle as { readonly pageLoader: ScreenOf } | undefined;
  const shown = handle?.pageLoader({ messages, query, firstName });
  if (!shown) return <Outlet />;
  return (
    <AccountLayout {...shown}>
      <Outlet />
    </AccountLayout>
  );
}
