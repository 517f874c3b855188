/** One message that shows itself and goes: 3 s for the cart, 2 s for information. */
export interface Notification {
  readonly id: number;
  readonly kind: 'cart' | 'info' | 'danger';
  readonly text: string;
  /** A link or an undo that goes with the message. */
  readonly action?: { readonly label: string; readonly href?: string; readonly run?: () => void };
}

const shownMax = 4;
const duration_ms = { cart: 3000, info: 2000, danger: 6000 } as const;
const withAction_ms = 8000;

let shown: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Notification[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

export const notifications = {
  list: (): readonly Notification[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number): void => replace(shown.filter((entry) => entry.id !== id)),
};

/** Shows a message; at most four stand at once, the oldest goes first. */
export function notify(message: Omit<Notification, 'id'>): void {
  const id = ++lastId;
  replace([...shown, { ...message, id }].slice(-shownMax));
  setTimeout(() => notifications.dismiss(id), message.action ? withAction_ms : duration_ms[message.kind]);
}
