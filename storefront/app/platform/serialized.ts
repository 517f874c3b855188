/** Loader data serialized to one JSON string, which the router transfers far faster than an object tree. */
export type Serialized<Value> = string & { readonly __packs?: Value };

/** A page serializes one value or two. */
const keptMost = 2;
const lastSerialized: { readonly text: string; readonly value: unknown }[] = [];

export function serialize<Value>(value: Value): Serialized<Value> {
  const text: Serialized<Value> = JSON.stringify(value);
  lastSerialized.unshift({ text, value });
  lastSerialized.length = Math.min(lastSerialized.length, keptMost);
  return text;
}

/**
 * The deserialized value. On the server the page is rendered right after serializing, so the last values are
 * usually still in memory.
 */
export function deserialize<Value>(text: Serialized<Value>): Value {
  const last = lastSerialized.find((one) => one.text === text);
  return (last ? last.value : JSON.parse(text)) as Value;
}
