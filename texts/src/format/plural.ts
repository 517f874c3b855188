/** The Slovak plural form of a whole number: 1 kus, 2 to 4 kusy, otherwise kusov. */
export const slovakForm = (count: number, one: string, few: string, many: string): string =>
  count === 1 ? one : count > 1 && count < 5 ? few : many;
