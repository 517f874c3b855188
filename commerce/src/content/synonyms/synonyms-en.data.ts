/** Home and DIY goods in American English. */
export const ENGLISH_SYNONYMS = `
fridge, refrigerator
ac, air conditioner
stove, range
tv, television
`;
