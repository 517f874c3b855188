import { signOutOperation } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { chooseTheme, chosenTheme, officeThemes } from '../platform/theme.ts';
import css from './office.module.css';
import { useMe } from './me.ts';
import { openPalette } from './open-dialogs.ts';

export function OfficeHeader() {
  const { shell } = texts();
  const { handheld } = useMe();
  return (
    <header className={css.header}>
      <Link to="/" className={css.brand}>
        Casamaestra <span>{shell.name}</span>
      </Link>
      {handheld && <Badge>{shell.handheld}</Badge>}
      <button type="button" className={css.search} onClick={() => openPalette.set(true)}>
        <Icon name="search" size={16} />
        <span>{shell.palette.open}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <PersonMenu />
    </header>
  );
}

/** Who is signed in, how the pages look, and the way out. */
function PersonMenu() {
  const me = useMe();
  const { shell } = texts();
  const id = useId();
  const [theme, setTheme] = useState(chosenTheme);
  const [error, setError] = useState<unknown>();
  const leave = () =>
    callStaff(signOutOperation, {}).then(
      // A new page has nothing of the person in memory.
      () => location.assign('/gestione/entra'),
      (failed: unknown) => setError(failed),
    );
  return (
    <div className={css.person}>
      <button type="button" popoverTarget={id} className={css.personButton} aria-label={me.name}>
        <Icon name="user" size={18} />
        <span>{me.name}</span>
      </button>
      <div id={id} popover="auto" className={css.popover}>
        <p>
          <strong>{me.name}</strong>
          <br />
          <small>{me.roles.map((role) => shell.roles[role]).join(', ')}</small>
        </p>
        <fieldset className={css.themes}>
          <legend>{shell.theme}</legend>
          {officeThemes.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name={id}
                checked={theme === name}
                onChange={() => {
                  setTheme(name);
                  chooseTheme(name);
                }}
              />
              {shell.themes[name]}
            </label>
          ))}
        </fieldset>
        <Link to="/accesso">{shell.screens.account}</Link>
        <Failure error={error} />
        <Button size="s" variant="secondary" onClick={() => void leave()}>
          {shell.signOut}
        </Button>
      </div>
    </div>
  );
}
