/** Begins the stored error of a mail that its server refused for good; the server's words follow. */
export const undeliverableMail = 'undeliverable: ';

/** A stored error as the server said it. */
export const serverWords = (error: string): string =>
  error.startsWith(undeliverableMail) ? error.slice(undeliverableMail.length) : error;
