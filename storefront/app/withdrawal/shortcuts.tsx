import { useInBrowser } from '../platform/use-in-browser.ts';
import { lastOrder } from '../order/last-order.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './withdrawal.module.css';

/** Ways to the form of an order without typing: the order this browser placed last, or the account's. */
export function Shortcuts() {
  const { withdrawal } = useMessages();
  const inBrowser = useInBrowser();
  const last = inBrowser ? lastOrder() : null;
  return (
    <ul className={css.list} data-no-print="">
      <li>
        {withdrawal.haveAccount} <a href={urls.orders()}>{withdrawal.chooseOrder}</a>
      </li>
      {last && (
        <li>
          {withdrawal.justOrdered}{' '}
          <a href={urls.withdrawal(last.token)}>{withdrawal.fromOrder(last.number)}</a>
        </li>
      )}
    </ul>
  );
}
