/**
 * A map that evicts its oldest entries: the bank keeps everything in memory and a load test must not fill it.
 */
export class BoundedMap<Value> extends Map<string, Value> {
  private readonly most: number;

  constructor(most: number) {
    super();
    this.most = most;
  }

  override set(key: string, value: Value): this {
    super.set(key, value);
    if (this.size > this.most) {
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return this;
  }
}
