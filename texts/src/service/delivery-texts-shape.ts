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
  readonly table: DeliveryTableTexts;
}

/** Words of the table of all shipping rules. */
export interface DeliveryTableTexts {
  readonly service: string;
  readonly cost: string;
  readonly days: string;
  readonly everywhere: string;
  /** A country without some places. */
  readonly except: (country: string, places: string) => string;
  /** Added to the regions a rule is not for. */
  readonly otherPostcodes: string;
  readonly somePostcodes: (country: string) => string;
  /** Limits in kilograms; not both are null. */
  readonly weight: (from: string | null, to: string | null) => string;
  readonly goodsFrom: (amount: string) => string;
  readonly goodsBelow: (amount: string) => string;
  readonly free: string;
  readonly freeFrom: (cost: string, amount: string) => string;
}
