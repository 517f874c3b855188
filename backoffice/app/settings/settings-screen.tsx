import { deliveryRulesOperation } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { screensOf } from '../shell/screens.ts';
import { settingsScreens } from './settings-screens.ts';
import css from './settings.module.css';

const elsewhere = ['coupons', 'people', 'activity', 'connections'] as const;

/** How the shop is set up: its own screens, and those that stand elsewhere in the navigation. */
export function SettingsScreen() {
  const { settings, shell, carriers } = texts();
  const me = useMe();
  const shown = screensOf(me);
  const { data, error } = useQuery(reading(deliveryRulesOperation, {}));
  const active = data && settings.active(counted(data.rules.filter(({ fields }) => fields.active).length));
  const own = settingsScreens.map(({ name, to }) => ({
    to,
    title: settings.screens[name],
    text: settings.screenTexts[name],
    note: name === 'delivery' ? active : undefined,
  }));
  const ofCarriers = {
    to: '/spedizioni/corrieri',
    title: carriers.title,
    text: settings.screenTexts.carriers,
    note: undefined,
  };
  const others = elsewhere.flatMap((name) => {
    const screen = shown.find((one) => one.name === name);
    return screen === undefined
      ? []
      : [{ to: screen.to, title: shell.screens[name], text: settings.screenTexts[name], note: undefined }];
  });
  return (
    <>
      <ScreenHead title={shell.screens.settings} />
      <Failure error={error} />
      <ul className={css.cards}>
        {[...own, ...(may(me, 'orders', 'view') ? [ofCarriers] : []), ...others].map(
          ({ to, title, text, note }) => (
            <li key={to}>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
              {note !== undefined && <p>{note}</p>}
            </li>
          ),
        )}
      </ul>
    </>
  );
}
