import type { Address } from '@casamaestra/contract/checkout/address.ts';

/** What one row of a carrier's file tells of: an order that waits, or a parcel that has a number. */
export interface Consignment {
  readonly orderNumber: string;
  /** Null: it is no parcel yet. */
  readonly parcelId: number | null;
  /** The day in Italy, "YYYY-MM-DD"; so is `shipDate`. */
  readonly orderDate: string;
  readonly trackingNumber: string | null;
  readonly shipDate: string;
  readonly address: Address;
  readonly phone: string;
  /** Null: the role does not see it. So are `valueCents` and `note`. */
  readonly email: string | null;
  readonly pieces: number;
  readonly packages: number;
  /** Of all packages; null: something in it has no weight. */
  readonly weightKg: number | null;
  readonly lengthCm: number | null;
  readonly widthCm: number | null;
  readonly heightCm: number | null;
  /** "2 × Pittura bianca, 1 × Rullo" */
  readonly contents: string;
  /** Of the goods, VAT included. */
  readonly valueCents: number | null;
  readonly note: string | null;
}
