/** What servers of mail, gateways and ERPNext say often names the address it is about. */
const address = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}/gu;
/** PostgreSQL ends a message about a value it cannot read with that value. */
const unreadable = /(: )"[^"\n]*"(?=\n|$)/g;

/** A text from outside without the e-mail addresses in it. */
const withoutAddresses = (text: string): string =>
  text.includes('@') || text.includes('%40') ? text.replaceAll(address, '…') : text;

/** The fields of a log line, their texts without e-mail addresses. */
export function fieldsWithoutPersons(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields);
  if (!entries.some(([, value]) => typeof value === 'string' && withoutAddresses(value) !== value))
    return fields;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? withoutAddresses(value) : value]),
  );
}

/** SQLSTATE of class 22: a value the database cannot read, which its message repeats. */
const isAboutAValue = (code: unknown): boolean => typeof code === 'string' && /^22...$/.test(code);

/** Only the useful fields of an error, without whom it is about: those of the database driver hold their connection. */
export function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  const shown = (text: string) =>
    withoutAddresses(isAboutAValue(code) ? text.replaceAll(unreadable, '$1…') : text);
  return {
    name,
    message: shown(message),
    ...(code === undefined ? {} : { code }),
    ...(stack !== undefined && { stack: shown(stack) }),
  };
}
