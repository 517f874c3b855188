import type { Language } from '../languages.ts';
import { number } from './number.ts';

/** A size of so many kilobytes, from a thousand on in megabytes: 128 → "128 kB", 6766.4 → "6,6 MB". */
export function kilobytes(count: number, language: Language): string {
  const isLarge = count >= 1000;
  const shown = isLarge ? Math.floor((count / 1024) * 10) / 10 : Math.floor(count);
  return `${number(shown, language)} ${isLarge ? 'MB' : 'kB'}`;
}
