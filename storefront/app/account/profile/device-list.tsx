import type { ReactNode } from 'react';
import css from './profile.module.css';

/** Devices with access to the account, by a session or a passkey. */
export const DeviceList = ({ children }: { children: ReactNode }) => (
  <ul className={css.devices}>{children}</ul>
);

type DeviceProps = {
  name: string;
  badge?: ReactNode;
  /** Since when, and when last used. */
  note: string;
  /** The button to end it. */
  children: ReactNode;
};

export const Device = ({ name, badge, note, children }: DeviceProps) => (
  <li className={css.device}>
    <p>
      <strong>{name}</strong> {badge}
      <small>{note}</small>
    </p>
    {children}
  </li>
);
