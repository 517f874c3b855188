/** Begins the stored error of a mail that its server refused for good; the server's words follow. */
export const undeliverable = 'undeliverable: ';

/** A stored error as the server said it. */
export const serverWords = (error: string): string =>
  error.startsWith(undeliverable) ? error.slice(undeliverable.length) : error;
