/** Path of the page that ends the newsletter; the token of the address follows. */
export const leavePath = '/api/open/newsletter/';

/** The link of List-Unsubscribe of a letter. */
export const leaveLink = (base: string, token: string): string => `${base}${leavePath}${token}`;
