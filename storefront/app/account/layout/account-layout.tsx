import { Icon } from '@casamaestra/ui/icon.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '../../router/use-page.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { useAuth } from '../../login/auth-store.ts';
import { startAccount } from '../../logged-in/start-account.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import type { AccountScreen } from './account-screen.ts';
import css from './frame.module.css';
import { accountNavItems } from './account-nav-items.ts';
import type { AccountNavItem } from './account-nav-items.ts';
import { LogoutButton } from './logout-button.tsx';
import { LoginForm } from '../auth/login-form.tsx';

type AccountLayoutProps = AccountScreen & { children: ReactNode };

/**
 * Layout of the account pages: title, navigation, content. The server renders it empty, the same for
 * everyone; visitors without a login are sent to the login page and back (A04). When the session ends while
 * the page is open, the page and what was typed stay.
 */
export function AccountLayout({ place, title, text, back, children }: AccountLayoutProps) {
  const { account } = useMessages();
  const auth = useAuth();
  const inBrowser = useInBrowser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [email, setEmail] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  if (auth && auth.email !== email) setEmail(auth.email);
  useEffect(() => {
    if (auth) startAccount();
    else if (inBrowser && email === null) void navigate(urls.login(pathname + search), { replace: true });
  }, [auth, inBrowser, email, navigate, pathname, search]);
  const owner = auth?.email ?? email;
  return (
    <div className={`page ${css.frame}`}>
      <AccountNav place={place} onLeave={() => setLeaving(true)} />
      <div className={css.content}>
        {place !== 'account' && (
          <a href={back?.href ?? urls.account()} className={back ? css.up : css.back} data-no-print="">
            <Icon name="chevron-left" size={18} />
            <span>{back?.label ?? account.accountPage}</span>
          </a>
        )}
        <header className={css.head}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </header>
        {inBrowser && owner !== null ? <Owned key={owner}>{children}</Owned> : <Waiting />}
      </div>
      <SessionEnded email={email} open={email !== null && auth === null && !leaving} />
    </div>
  );
}

/** Mounted anew when another customer logs in, so that nobody sees data loaded for somebody else. */
const Owned = ({ children }: { children: ReactNode }) => children;

function Waiting() {
  const { account } = useMessages();
  return (
    <div aria-busy="true" className={css.waiting}>
      <p className="visually-hidden">{account.loading}</p>
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
      <noscript>
        <p>{account.withoutScript}</p>
      </noscript>
    </div>
  );
}

/** Navigation of the account, beside the content on wide screens. */
function AccountNav({ place, onLeave }: { place: AccountNavItem; onLeave: () => void }) {
  const { account } = useMessages();
  return (
    <nav className={css.nav} aria-label={account.accountPage} data-no-print="">
      <ul className={css.places}>
        {accountNavItems.map((one) => (
          <li key={one.place}>
            <a href={one.href} className={css.place} aria-current={one.place === place ? 'page' : undefined}>
              <Icon name={one.icon} size={20} />
              <span>{account.places[one.place].title}</span>
            </a>
          </li>
        ))}
      </ul>
      <LogoutButton onLeave={onLeave} />
    </nav>
  );
}

/**
 * Dialog to log in again when the session ended while the page was open; closing it leads to the home page.
 */
function SessionEnded({ email, open }: { email: string | null; open: boolean }) {
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
