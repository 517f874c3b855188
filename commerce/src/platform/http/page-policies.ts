/** Content-Security-Policy of small hand-written pages: only their own style and form. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Content-Security-Policy of PDFs: a stricter one would block the browser's own viewer. */
export const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";
