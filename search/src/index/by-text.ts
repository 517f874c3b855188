/** Order by code units, which for folded words equals that of their UTF-8 bytes. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
