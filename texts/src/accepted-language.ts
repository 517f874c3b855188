import type { Language } from './languages.ts';

/** The language a browser's Accept-Language likes best among those offered; undefined when it names none of them. */
export function acceptedLanguage(
  header: string | undefined,
  offered: readonly Language[],
): Language | undefined {
  const liked = (header ?? '').split(',').map((range) => {
    const [tag = '', quality = '1'] = range.trim().split(/;\s*q=/);
    return { name: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(quality) };
  });
  for (const { name } of liked.toSorted((one, other) => other.weight - one.weight)) {
    const found = offered.find((language) => language === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
