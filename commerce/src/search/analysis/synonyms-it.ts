export const ITALIAN_SYNONYMS = `
condizionatore, climatizzatore
`;
