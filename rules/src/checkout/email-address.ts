const local = /^[^\s@"(),:;<>[\]\\]{1,64}$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/**
 * Whether a text can be an e-mail address, ordinary or PEC: one @, no quoting, a host name with a top level.
 * Whether it exists only a mail can tell.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  if (!local.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}
