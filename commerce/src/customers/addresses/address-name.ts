/** The document name of an address in the Frappe API: "ADR-17". */
export const addressName = (id: number): string => `ADR-${id}`;

/** The id in a document name; undefined for names of another form. */
export function addressId(name: string): number | undefined {
  const digits = /^ADR-(\d{1,9})$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
