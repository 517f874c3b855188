/** The form a whole number asks for in Slovak: 1 kus, 2 to 4 kusy, any other kusov. */
export const slovakForm = (count: number, one: string, few: string, many: string): string =>
  count === 1 ? one : count > 1 && count < 5 ? few : many;
