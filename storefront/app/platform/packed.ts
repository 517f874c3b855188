/** A loader's value as one string: the router writes and reads one string far faster than a tree. */
export type Packed<Value> = string & { readonly __packs?: Value };

let lastPacked: { readonly text: string; readonly value: unknown } | null = null;

export function pack<Value>(value: Value): Packed<Value> {
  const text: Packed<Value> = JSON.stringify(value);
  lastPacked = { text, value };
  return text;
}

/** The packed value. On the server the page is rendered right after packing, so it is usually still at hand. */
export function unpack<Value>(text: Packed<Value>): Value {
  return (lastPacked?.text === text ? lastPacked.value : JSON.parse(text)) as Value;
}
