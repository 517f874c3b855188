import { NavLink } from 'react-router';
import css from './screen-tabs.module.css';

interface ScreenTabsProps {
  label: string;
  tabs: readonly { readonly to: string; readonly text: string }[];
}

/** The parts of a screen, each with an address of its own. */
export const ScreenTabs = ({ label, tabs }: ScreenTabsProps) => (
  <nav aria-label={label} data-no-print>
    <ul className={css.tabs}>
      {tabs.map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
