import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

const partsOf = (userAgent: string) =>
  [firstMatch(browsers, userAgent), firstMatch(systems, userAgent)] as const;

/** The same in no language, for logs: "Chrome, Windows"; null when it is not known. */
export function deviceKind(userAgent: string): string | null {
  const known = partsOf(userAgent).filter((part) => part !== undefined);
  return known.length === 0 ? null : known.join(', ');
}

/**
 * The device name shown to the customer: "Chrome su Windows". Never the User-Agent text itself, which anybody
 * can choose.
 */
export function deviceName(userAgent: string, language: Language): string {
  const texts = answerTexts(language);
  const [browser, system] = partsOf(userAgent);
  if (browser === undefined) return system ?? texts.unknownDevice;
  return system === undefined ? browser : texts.browserOn(browser, system);
}
