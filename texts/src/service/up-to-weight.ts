/** The part of a sentence that names the heaviest parcel; nothing where there is no limit. */
export const upToWeight = (weight: string | null, words: (weight: string) => string) =>
  weight === null ? '' : words(weight);
