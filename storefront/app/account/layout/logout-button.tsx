import { Button } from '@casamaestra/ui/button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { useNavigate } from '../../router/use-page.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { endLogin } from '../../login/auth-store.ts';

/**
 * Ends the session and goes to the home page. `onLeave` is called first, so that the layout does not treat it
 * as an expired session.
 */
export function LogoutButton({ onLeave }: { onLeave?: () => void }) {
  const { account } = useMessages();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    onLeave?.();
    await endLogin();
    showToast({ text: account.loggedOut });
    await navigate(urls.home());
  };
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={() => void leave()}>
      {account.logout}
    </Button>
  );
}
