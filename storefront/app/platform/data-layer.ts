/** What the page tells about shopping, in page only: nothing leaves the browser from here. */
export interface ShoppingEvent {
  readonly event:
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_item'
    | 'view_item_list'
    | 'view_cart'
    | 'search';
  readonly items: readonly {
    readonly sku: string;
    readonly name: string;
    readonly price: number;
    readonly qty: number;
  }[];
  readonly term?: string;
}

declare global {
  interface Window {
    dataLayer?: ShoppingEvent[];
  }
}

/** Appends an event, its prices rounded to two decimals. */
export function track(event: ShoppingEvent): void {
  const items = event.items.map((item) => ({ ...item, price: Math.round(item.price * 100) / 100 }));
  (window.dataLayer ??= []).push({ ...event, items });
}
