import { Icon } from '@casamaestra/ui/icon.tsx';
import { NavLink } from 'react-router';
import { texts } from '../platform/texts.ts';
import css from './office.module.css';
import { useMe } from './me.ts';
import { screensOf } from './screens.ts';

export function OfficeNavigation() {
  const { shell } = texts();
  return (
    <nav className={css.navigation} aria-label={shell.navigation}>
      <ul className={css.screens}>
        {screensOf(useMe()).map(({ name, to, icon, group }, index, all) => (
          <li key={to} className={index > 0 && all[index - 1]?.group !== group ? css.apart : undefined}>
            <NavLink to={to} end={to === '/'}>
              <Icon name={icon} size={18} />
              <span>{shell.screens[name]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
