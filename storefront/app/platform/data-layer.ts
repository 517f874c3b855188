/** An analytics event; it stays in the page (`dataLayer`), nothing is sent from here. */
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
  /** The search term, only for `search`; its products follow as `view_item_list`. */
  readonly term?: string;
}

/** An event of the checkout. Amounts in decimal euros. */
export interface CheckoutEvent extends Pick<ShoppingEvent, 'items'> {
  readonly event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info' | 'purchase';
  readonly currency: 'EUR';
  readonly value: number;
  readonly coupon?: string;
  readonly shipping_tier?: string;
  readonly payment_type?: string;
  readonly transaction_id?: string;
  readonly shipping?: number;
  readonly tax?: number;
}

declare global {
  interface Window {
    dataLayer?: (ShoppingEvent | CheckoutEvent)[];
  }
}

/** Appends an event; prices are rounded to two decimals. */
export function track(event: ShoppingEvent | CheckoutEvent): void {
  const items = event.items.map((item) => ({ ...item, price: Math.round(item.price * 100) / 100 }));
  (window.dataLayer ??= []).push({ ...event, items });
}
