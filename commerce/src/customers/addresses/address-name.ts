/** The Frappe API names documents: "ADR-17". */
export const addressName = (id: number): string => `ADR-${id}`;

/** The id in a name; undefined for what is none of ours. */
export function addressId(name: string): number | undefined {
  const digits = /^ADR-(\d{1,9})$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
