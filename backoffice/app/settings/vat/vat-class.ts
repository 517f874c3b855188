import { texts } from '../../platform/texts.ts';

/** The name of a class of products; one of a shop's own is its code. */
export function className(code: string): string {
  const named: Readonly<Record<string, string>> = texts().settings.vat.classes;
  return named[code] ?? code;
}
