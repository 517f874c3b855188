/** After so many attempts a mail is no longer retried automatically. */
export const TRIES_MAX = 12;
