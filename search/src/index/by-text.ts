/** Order of code units: for folded words the order of their UTF-8 bytes. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
