/** The policy of a small page written by hand: its own style, its own form, nothing else. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The policy of a PDF: a browser's viewer is itself made of parts that a stricter one would forbid. */
export const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";
