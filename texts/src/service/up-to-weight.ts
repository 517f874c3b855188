/** The part of a sentence about the maximum weight of a parcel; empty without a limit. */
export const upToWeight = (weight: string | null, words: (weight: string) => string) =>
  weight === null ? '' : words(weight);
