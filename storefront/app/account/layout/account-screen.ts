import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import type { AccountNavItem } from './account-nav-items.ts';

/** What the frame around a screen of the account says of it. */
export interface AccountScreen {
  readonly place: AccountNavItem;
  readonly title: string;
  readonly text?: ReactNode;
  /** The way up, where it is not the account itself. */
  readonly back?: { readonly label: string; readonly href: string };
}

interface ScreenFacts {
  readonly messages: Messages;
  readonly query: URLSearchParams;
  /** Of the customer, once the browser knows them. */
  readonly firstName: string | undefined;
}

/** Told by each screen's route in its `handle`; null for a page without the frame. */
export type ScreenOf = (facts: ScreenFacts) => AccountScreen | null;
