import type { Article } from './catalogue.data.ts';

export interface DoubleCustomer {
  readonly email: string;
  password: string;
  first_name: string;
  last_name: string;
  readonly wishlist: string[];
  /** Addresses in this customer's quotations. */
  readonly addresses: Record<string, unknown>[];
}

export interface DoubleQuotation {
  readonly name: string;
  readonly party: string;
  readonly items: readonly {
    readonly item_code: string;
    readonly item_name: string;
    readonly qty: number;
    readonly rate: number;
  }[];
  readonly shipping: number;
  readonly sent: Readonly<Record<string, unknown>>;
  coupon: string | null;
  discount: number;
}

export interface DoubleOrder {
  readonly name: string;
  readonly quotation: DoubleQuotation;
  readonly gateway: string;
  readonly request: string;
  readonly total: number;
  docstatus: 0 | 1;
  paid: boolean;
  readonly creation: string;
}

export interface DoubleReview {
  readonly name: string;
  readonly item: string;
  readonly customer: string;
  /** A fraction of five. */
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

/** The data of one double. */
export interface DoubleState {
  readonly origin: () => string;
  /** Origin of the shop, for the bank's callback. */
  shop: string;
  readonly articles: Article[];
  readonly customers: Map<string, DoubleCustomer>;
  /** E-mail address by token; expired tokens have none. */
  readonly tokens: Map<string, string>;
  readonly quotations: DoubleQuotation[];
  readonly orders: DoubleOrder[];
  readonly reviews: DoubleReview[];
  /** Every call received, newest last: "POST …wishlist.add_to_wishlist". */
  readonly heard: HeardCall[];
}

export interface HeardCall {
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
  readonly jwt: string | undefined;
}

export interface CallContents {
  readonly query: Readonly<Record<string, string>>;
  /** Body of JSON alone, else query and form. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly customer: () => DoubleCustomer;
  readonly authorized: boolean;
}

export interface Call {
  readonly verbs: readonly ('GET' | 'POST')[];
  /** undefined answers `{}`. */
  readonly answer: (contents: CallContents) => unknown;
}

export type Calls = Readonly<Record<string, Call>>;
