interface Rule {
  readonly allows: boolean;
  readonly length: number;
  readonly pattern: RegExp;
}

/** "/shop?*f_" as a pattern: "*" stands for anything, "$" at the end for the end (RFC 9309, 2.2.3). */
function patternOf(path: string): RegExp {
  const ends = path.endsWith('$');
  const escaped = (ends ? path.slice(0, -1) : path)
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${escaped}${ends ? '$' : ''}`);
}

/** Whether the rules of a robots.txt for everybody allow an address (path with query): the longest that matches counts. */
export function robotsRules(text: string): (address: string) => boolean {
  const rules = text.split('\n').flatMap((line): Rule[] => {
    const [, verb, path = ''] = /^(Allow|Disallow):\s*(\S*)/i.exec(line) ?? [];
    if (verb === undefined || path === '') return [];
    return [{ allows: verb.toLowerCase() === 'allow', length: path.length, pattern: patternOf(path) }];
  });
  return (address) => {
    const matching = rules.filter(({ pattern }) => pattern.test(address));
    const longest = Math.max(...matching.map(({ length }) => length));
    const strongest = matching.filter(({ length }) => length === longest);
    return strongest.length === 0 || strongest.some(({ allows }) => allows);
  };
}
