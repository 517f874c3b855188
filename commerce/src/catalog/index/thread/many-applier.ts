export interface ManyProducts {
  readonly changed: readonly number[];
  readonly repriced: readonly number[];
  /** Categories changed. */
  readonly names: boolean;
}

/** Takes many products in without keeping the thread of the visitors busy. */
export interface ManyApplier {
  apply(products: ManyProducts): Promise<void>;
  /** All products of the database instead of what the index holds. */
  replaceAll(): Promise<void>;
  /** Takes unpublished products out of results at once; returns those that must be read. */
  hide(ids: readonly number[]): Promise<readonly number[]>;
}
