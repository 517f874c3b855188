import { NavLink } from 'react-router';
import type { ReactNode } from 'react';
import { texts } from '../platform/texts.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { settingsScreens } from './settings-screens.ts';
import css from './settings.module.css';

/** Title of a screen of the settings, and the way to the others. */
export function SettingsHead({ title, children }: { title: string; children?: ReactNode }) {
  const { settings } = texts();
  return (
    <>
      <ScreenHead title={title}>{children}</ScreenHead>
      <nav aria-label={settings.parts} className={css.parts}>
        {settingsScreens.map(({ name, to }) => (
          <NavLink key={name} to={to}>
            {settings.screens[name]}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
