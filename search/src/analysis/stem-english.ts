const INVARIABLE = new Set(
  'glass brass gas lens grass cross press access series canvas bus plus less wireless stainless process dress mattress class boss moss truss compass harness fitness seamless us this'.split(
    ' ',
  ),
);

const IRREGULAR = new Map([
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['feet', 'foot'],
  ['batteries', 'battery'],
  ['vanities', 'vanity'],
]);

/** Light stem of a folded English word: plural endings only ("switches" → "switch", "batteries" → "battery"). */
export function stemEnglish(word: string): string {
  if (word.length < 4 || INVARIABLE.has(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
