import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { accountNavItems } from './account-nav-items.ts';
import type { AccountNavItem } from './account-nav-items.ts';
import css from './frame.module.css';
import { LogoutButton } from './logout-button.tsx';

/** Navigation of the account, beside the content where there is room. */
export function AccountNav({ place, onLeave }: { place: AccountNavItem; onLeave: () => void }) {
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
