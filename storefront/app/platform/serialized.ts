/** Loader data serialized to one JSON string, which the router transfers far faster than an object tree. */
export type Serialized<Value> = string & { readonly __packs?: Value };

let lastSerialized: { readonly text: string; readonly value: unknown } | null = null;

export function serialize<Value>(value: Value): Serialized<Value> {
  const text: Serialized<Value> = JSON.stringify(value);
  lastSerialized = { text, value };
  return text;
}

/**
 * The deserialized value. On the server the page is rendered right after serializing, so the last value is
 * usually still in memory.
 */
export function deserialize<Value>(text: Serialized<Value>): Value {
  return (lastSerialized?.text === text ? lastSerialized.value : JSON.parse(text)) as Value;
}
