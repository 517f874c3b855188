import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { accountNavItems } from '../layout/account-nav-items.ts';
import { LogoutButton } from '../layout/logout-button.tsx';
import css from './home.module.css';
import { LastOrderCard } from './last-order.tsx';

/** R16: greeting, latest order, links to the other pages. */
export function HomePage() {
  const { account } = useMessages();
  return (
    <div className={css.home}>
      <LastOrderCard />
      <section aria-labelledby="account-shortcuts">
        <h2 id="account-shortcuts">{account.shortcuts}</h2>
        <ul className={css.shortcuts}>
          {accountNavItems
            .filter(({ place }) => place !== 'account')
            .map(({ place, href, icon }) => (
              <li key={place}>
                <a href={href} className={classes(box, css.shortcut)}>
                  <span className={css.sign}>
                    <Icon name={icon} size={24} />
                  </span>
                  <span>
                    <strong>{account.places[place].title}</strong>
                    <small>{account.places[place].text}</small>
                  </span>
                  <Icon name="chevron-right" size={18} />
                </a>
              </li>
            ))}
        </ul>
      </section>
      <p className={css.leave}>
        <LogoutButton />
      </p>
    </div>
  );
}
