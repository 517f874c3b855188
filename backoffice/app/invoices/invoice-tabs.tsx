import { NavLink } from 'react-router';
import { texts } from '../platform/texts.ts';
import css from './invoices.module.css';

/** The two halves of the screen, each with an address of its own. */
export function InvoiceTabs() {
  const { invoices } = texts();
  return (
    <nav aria-label={invoices.tabsLabel} data-no-print>
      <ul className={css.tabs}>
        <li>
          <NavLink to="/fatture" end>
            {invoices.tabs.invoices}
          </NavLink>
        </li>
        <li>
          <NavLink to="/fatture/corrispettivi">{invoices.tabs.takings}</NavLink>
        </li>
      </ul>
    </nav>
  );
}
