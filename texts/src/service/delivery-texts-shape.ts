/** The usual delivery for sentences: formatted amounts, null where there is no limit or amount. */
export interface UsualDelivery {
  /** Null: free of charge. */
  readonly cost: string | null;
  readonly freeFrom: string | null;
  readonly weightTo: string | null;
  /** Maximum number of working days; 0: unknown. */
  readonly days: number;
}

/** Sentences about the usual delivery for editable content. */
export interface DeliveryTexts {
  readonly promise: (usual: UsualDelivery) => string;
  readonly title: (usual: UsualDelivery) => string;
  readonly usual: (usual: UsualDelivery) => string;
  readonly time: (days: number) => string;
  readonly unknown: string;
}
