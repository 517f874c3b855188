/** A file to link to: an https address, or one of the shop's own documents. */
export const fileLink = /^https:\/\/[^/\s"'<>\\]+\.[^\s"'<>\\]*$|^\/documents\/[^/\s"'<>\\][^\s"'<>\\]*$/;
export const fileLinkMost = 500;

/** `performance`: of a construction product (Reg. (EU) 305/2011); `safety`: safety data sheet (REACH, art. 31). */
export const documentKinds = ['manual', 'sheet', 'safety', 'performance', 'energy', 'other'] as const;
export type ProductDocumentKind = (typeof documentKinds)[number];

export const documentsMost = 20;
