import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { accountPlaces } from './account-places.ts';
import type { AccountPlace } from './account-places.ts';
import css from './frame.module.css';
import { LogoutButton } from './logout-button.tsx';

/** The ways between the screens of the account, beside them where there is room. */
export function AccountNav({ place, onLeave }: { place: AccountPlace; onLeave: () => void }) {
  const { account } = useMessages();
  return (
    <nav className={css.nav} aria-label={account.accountPage} data-no-print="">
      <ul className={css.places}>
        {accountPlaces.map((one) => (
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
