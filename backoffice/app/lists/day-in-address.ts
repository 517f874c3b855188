/** A day that an address names, "YYYY-MM-DD"; undefined: none, or no day there is. */
export function dayInAddress(address: URLSearchParams, name: string): string | undefined {
  const asked = address.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined;
}
