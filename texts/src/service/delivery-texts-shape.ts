/** The usual delivery as sentences tell it: amounts as they are written, null where there is no limit or no such sum. */
export interface UsualDelivery {
  /** Null: it costs nothing. */
  readonly cost: string | null;
  readonly freeFrom: string | null;
  readonly weightTo: string | null;
  /** Working days at most; 0: not known. */
  readonly days: number;
}

/** What editable content tells of the usual delivery. */
export interface DeliveryTexts {
  readonly promise: (usual: UsualDelivery) => string;
  readonly title: (usual: UsualDelivery) => string;
  readonly usual: (usual: UsualDelivery) => string;
  readonly time: (days: number) => string;
  readonly unknown: string;
}
