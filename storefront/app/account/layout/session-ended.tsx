import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { LoginForm } from '../auth/login-form.tsx';
import css from './frame.module.css';

/** The login ended while the page was open: log in again on the spot; closing it leads home. */
export function SessionEnded({ email, open }: { email: string | null; open: boolean }) {
  const { account, page } = useMessages();
  const navigate = useNavigate();
  return (
    <Dialog
      title={account.sessionEndedTitle}
      closeLabel={page.close}
      open={open}
      onClose={() => {
        if (open) void navigate(urls.home());
      }}
    >
      <p className={css.ended}>{account.sessionEndedText}</p>
      <LoginForm email={email ?? undefined} />
    </Dialog>
  );
}
