import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import type { AccountNavItem } from './account-nav-items.ts';

/** What the layout shows around a page of the account. */
export interface AccountScreen {
  readonly place: AccountNavItem;
  readonly title: string;
  readonly text?: ReactNode;
  /** Link to the parent page, where that is not the account home. */
  readonly back?: { readonly label: string; readonly href: string };
}

interface ScreenFacts {
  readonly messages: Messages;
  readonly query: URLSearchParams;
  /** The customer's first name, once known in the browser. */
  readonly firstName: string | undefined;
}

/** Given by each page's route in its `handle`; null for a page without this layout. */
export type ScreenOf = (facts: ScreenFacts) => AccountScreen | null;
