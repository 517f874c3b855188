const local = /^[^\s@"(),:;<>[\]\\]{1,64}$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
/** Invisible characters, and characters that make two addresses look the same. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CHARACTERS_MAX = 254;

/** The host name in ASCII as used for mail ("esempio.it", "xn--…"), or null. */
function asciiHost(host: string): string | null {
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(host)) return null;
  const address = `http://${host}/`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const labels = hostname.split('.');
  const named = labels.length > 1 && labels.every((part) => label.test(part));
  return named && topLevel.test(labels.at(-1) ?? '') ? hostname : null;
}

/**
 * The canonical form of an e-mail address: host in ASCII (RFC 5891), local part unchanged. Undefined when the
 * text cannot be an address, ordinary or PEC: one @, no quoting, no invisible or confusable characters, a
 * host with a top-level domain. Whether it exists only a mail can show.
 */
export function canonicalEmail(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > CHARACTERS_MAX || unseen.test(typed)) return undefined;
  const at = typed.lastIndexOf('@');
  const name = typed.slice(0, Math.max(at, 0)).normalize('NFC');
  if (!local.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..'))
    return undefined;
  if (name.normalize('NFKC') !== name) return undefined;
  const host = asciiHost(typed.slice(at + 1));
  const email = `${name}@${host}`;
  return host === null || email.length > CHARACTERS_MAX ? undefined : email;
}

/** Whether a text can be an e-mail address. */
export const isEmailAddress = (text: string): boolean => canonicalEmail(text) !== undefined;

/** Key for comparing mailboxes: case is ignored. Text that is not an address is compared unchanged. */
export const emailKey = (text: string): string => (canonicalEmail(text) ?? text.trim()).toLowerCase();
